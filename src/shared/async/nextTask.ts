/**
 * Resolves in a task of its own, after what the browser has to do meanwhile: a paint, a key. Not by a timer, which waits up to
 * a second in a tab that opens hidden.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
