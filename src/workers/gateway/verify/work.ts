/** Work that may be long. It stops about every 100 µs, so that others can go first. */
export type Work<T> = Generator<undefined, T, undefined>;

/** Does all of it at once. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
