// Everything here runs inside a page: puppeteer sends a function's text there, so none may use anything outside of
// itself. Node's type check has no DOM, hence the slice of it that is used.

interface PageElement {
  readonly textContent: string | null;
  readonly shadowRoot: PageElement | null;
  readonly closest: (selector: string) => PageElement | null;
  readonly querySelector: (selector: string) => PageElement | null;
  readonly querySelectorAll: (selector: string) => Iterable<PageElement>;
}

declare const document: PageElement & { readonly visibilityState: 'visible' | 'hidden' };

/** A task of the main thread that took more than 50 ms. */
export interface LongTask {
  /** ms since 1970. */
  readonly startedAtMs: number;
  readonly durationMs: number;
}

interface LongTaskStore {
  readonly tasks: LongTask[];
  readonly observer: PerformanceObserver;
}

/** Collects long tasks from the beginning of a document; for evaluateOnNewDocument. */
export function collectLongTasks(): void {
  const tasks: LongTask[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ startedAtMs: performance.timeOrigin + startTime, durationMs: duration });
    }
  });
  observer.observe({ type: 'longtask', buffered: true });
  Object.assign(globalThis, { benchLongTasks: { tasks, observer } });
}

/** What collectLongTasks has collected. */
export function readLongTasks(): LongTask[] {
  const { tasks, observer } = (globalThis as unknown as { benchLongTasks: LongTaskStore }).benchLongTasks;
  for (const { startTime, duration } of observer.takeRecords()) {
    tasks.push({ startedAtMs: performance.timeOrigin + startTime, durationMs: duration });
  }
  return tasks;
}

/** When the load event ended, ms since 1970; 0 if it has not. */
export function readLoadedAtMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const { loadEventEnd } = navigation as PerformanceEntry & { readonly loadEventEnd: number };
  return loadEventEnd === 0 ? 0 : performance.timeOrigin + loadEventEnd;
}

export function readVisibility(): 'visible' | 'hidden' {
  return document.visibilityState;
}

/** A price as it is shown at a moment. */
export interface ShownPrice {
  readonly text: string;
  /** ms since 1970. */
  readonly atMs: number;
}

/** Reads a last price, and null unless its row names the coin: one selector for each shadow root on the way. */
export function readPrice(selectors: readonly string[], coin: string): ShownPrice | null {
  let found: PageElement | null = document;
  for (const selector of selectors) found = (found?.shadowRoot ?? found)?.querySelector(selector) ?? null;
  const row = found?.closest('tr, [role="row"]')?.textContent ?? '';
  if (!row.includes(coin)) return null;
  return { text: found?.textContent ?? '', atMs: performance.timeOrigin + performance.now() };
}
