/** Where a page tells the workers that it shares how far ahead their clocks are from now on, in ms. */
export const CLOCK_CHANNEL = 'clock-of-the-test';

/** Runs in a page or in a worker: sets its clock so much ahead of what it is; steady clocks go on as they do. */
export function setClock(aheadMs: number): void {
  const kept = globalThis as unknown as { trueDate?: DateConstructor };
  kept.trueDate ??= Date;
  const True = kept.trueDate;
  globalThis.Date = new Proxy(True, {
    construct: (made, given) => Reflect.construct(made, given.length === 0 ? [True.now() + aheadMs] : given),
    get: (read, name) => (name === 'now' ? () => True.now() + aheadMs : Reflect.get(read, name)),
  });
}
