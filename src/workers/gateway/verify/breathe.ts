/**
 * Resolves after the event loop has served others. A message, and not a timer: timers that follow one another wait for
 * 4 ms each (HTML standard, section "timers").
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
