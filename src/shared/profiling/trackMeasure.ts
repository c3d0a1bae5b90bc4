/** The work that shows as a bar in a DevTools performance recording. */
export type MeasureName = 'frame' | 'inflate' | 'decode' | 'derive' | 'diff' | 'post' | 'verify' | 'apply';

/** Entries kept before the oldest are forgotten: a SharedWorker lives for days, and its timeline must not grow with it. */
const KEPT_ENTRIES = 500;

const COLOR_BY_NAME: Readonly<Record<MeasureName, string>> = {
  frame: 'secondary',
  inflate: 'primary',
  decode: 'primary-light',
  derive: 'primary-dark',
  diff: 'tertiary',
  post: 'tertiary-light',
  verify: 'secondary-dark',
  apply: 'tertiary-dark',
};

/** Records one span and returns its length in ms. */
export type Measure = (name: MeasureName, startMs: number) => number;

/**
 * A recorder for one thread. Spans appear in the group "Sluice" of the browser's performance panel, one track a
 * thread; `startMs` is of performance.now().
 */
export function createMeasure(track: string): Measure {
  const names = new Set<MeasureName>();
  let entries = 0;
  return (name, startMs) => {
    const endMs = performance.now();
    performance.measure(name, {
      start: startMs,
      end: endMs,
      detail: {
        devtools: { dataType: 'track-entry', track, trackGroup: 'Sluice', color: COLOR_BY_NAME[name] },
      },
    });
    names.add(name);
    entries += 1;
    if (entries >= KEPT_ENTRIES) {
      for (const recorded of names) performance.clearMeasures(recorded);
      entries = 0;
    }
    return endMs - startMs;
  };
}
