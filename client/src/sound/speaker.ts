import { lengthOf, type Sound, type Voice, VOICES } from "./sounds";

/** Plays sounds one after another. */
export type Speaker = (sounds: readonly Sound[]) => void;

/** Milliseconds after which a sound that had to wait for the device is not heard any more: what was
 * missed while it was silent must not come all at once. */
const LATE = 400;

/** Silent until somebody has touched the page: browsers allow no sound before. */
export function openSpeaker(isOn: () => boolean): Speaker {
  let sound: AudioContext | null = null;
  let paper: AudioBuffer | null = null;

  function play(sounds: readonly Sound[], through: AudioContext): void {
    paper ??= noise(through);
    let start = through.currentTime;
    for (const each of sounds) {
      for (const voice of VOICES[each]) speak(through, paper, voice, start + voice.at / 1000);
      start += lengthOf(each) / 1000;
    }
  }

  return (sounds) => {
    if (sounds.length === 0 || !isOn() || document.hidden) return;
    // Not every browser says whether it has been touched; such a one keeps the sound back by itself.
    if (navigator.userActivation?.hasBeenActive === false) return;
    const through = (sound ??= new AudioContext());
    if (through.state === "running") return play(sounds, through);
    // Not yet begun, or taken away by a call or a locked screen.
    const asked = performance.now();
    through.resume().then(
      () => performance.now() - asked < LATE && play(sounds, through),
      () => undefined,
    );
  };
}

function speak(sound: AudioContext, paper: AudioBuffer, voice: Voice, start: number): void {
  const end = start + voice.ms / 1000;
  const volume = sound.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(voice.loud, start + 0.008); // without a click
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(sound.destination);
  const source = voice.of === "paper" ? rustle(sound, paper, voice, start, volume) : ring(sound, voice, start, volume);
  source.start(start);
  source.stop(end);
}

function ring(sound: AudioContext, voice: Voice, start: number, into: AudioNode): OscillatorNode {
  const tone = sound.createOscillator();
  tone.type = voice.of === "wood" ? "sine" : "triangle";
  glide(tone.frequency, voice, start);
  tone.connect(into);
  return tone;
}

function rustle(
  sound: AudioContext,
  paper: AudioBuffer,
  voice: Voice,
  start: number,
  into: AudioNode,
): AudioBufferSourceNode {
  const source = sound.createBufferSource();
  source.buffer = paper;
  const band = sound.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.8;
  glide(band.frequency, voice, start);
  source.connect(band).connect(into);
  return source;
}

function glide(hertz: AudioParam, { from, to, ms }: Voice, start: number): void {
  hertz.setValueAtTime(from, start);
  hertz.exponentialRampToValueAtTime(to, start + ms / 1000);
}

/** Half a second of noise. */
function noise(sound: AudioContext): AudioBuffer {
  const buffer = sound.createBuffer(1, sound.sampleRate / 2, sound.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
