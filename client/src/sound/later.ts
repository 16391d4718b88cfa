import type { Speaker } from "./speaker";

/** A speaker that is fetched when there is something to be heard: most tables are silent. */
export function speakLater(isOn: () => boolean): Speaker {
  let coming: Promise<Speaker> | null = null;
  return (sounds) => {
    if (sounds.length === 0 || !isOn()) return;
    coming ??= import("./speaker").then(({ openSpeaker }) => openSpeaker(isOn));
    coming.then((speak) => speak(sounds)).catch(() => (coming = null)); // the next one asks again
  };
}
