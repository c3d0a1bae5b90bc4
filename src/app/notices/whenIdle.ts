/** The first screen is there by then, whatever the device: until then every free moment of the browser belongs to it. */
const LATER_MS = 2_000;

/** Runs something once the first screen is there and the browser has nothing better to do. Returns what takes it back. */
export function whenIdle(run: () => void): () => void {
  let request: number | undefined;
  const timer = setTimeout(() => {
    // Some browsers don't say when they are idle.
    if ('requestIdleCallback' in globalThis) request = requestIdleCallback(() => run());
    else run();
  }, LATER_MS);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
