const SOON = 2; // seconds, should the room not say when to ask again

/** Asks the room for what takes its time, again and again while it has something else to finish
 * first. `waits` hears of it each time. */
export async function askPatiently(
  address: string,
  request: RequestInit | undefined,
  waits: () => void,
  pause: (seconds: number) => Promise<void> = wait,
): Promise<Response> {
  for (;;) {
    const answer = await fetch(address, request);
    const later = answer.headers.get("Retry-After");
    if (later === null) return answer;
    waits();
    await pause(Number(later) || SOON);
  }
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, seconds * 1000));
}
