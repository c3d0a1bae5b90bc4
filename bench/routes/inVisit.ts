// Everything here runs inside Sluice's page, as in browser/inPage.ts: no function may use anything outside of itself.

interface VisitStore {
  /** Sum of all layout shifts; unitless. */
  shift: number;
  firstPaintMs: number;
  /** When the largest part of the page so far was painted, in ms from the navigation. */
  largestPaintMs: number;
}

/** Collects how a page appears from the beginning of a document; for evaluateOnNewDocument. */
export function collectVisit(): void {
  const store: VisitStore = { shift: 0, firstPaintMs: 0, largestPaintMs: 0 };
  const observe = (type: string, read: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    store.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') store.firstPaintMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    store.largestPaintMs = startTime;
  });
  Object.assign(globalThis, { benchVisit: store });
}

/** What collectVisit has collected. */
export function readVisit(): VisitStore {
  return (globalThis as unknown as { benchVisit: VisitStore }).benchVisit;
}
