// Everything here runs inside a page: the driver sends a function's text there, so none may use anything outside of
// itself.

export interface ShownRow {
  /** "BTC / USDT" */
  readonly pair: string;
  /** By column after the pair, as they read. */
  readonly figures: readonly string[];
}

/** What the observer notes from the beginning of a document. */
export interface Observed {
  /** Messages that came from the workers: calls of this page's functions, which is how batches come, and answers. */
  calls: number;
  answers: number;
  /** When the gateway got its first message, and when it first said something; ms since the document began. */
  helloAtMs: number | null;
  firstPriceAtMs: number | null;
  readonly violations: string[];
  /** For every pageshow, whether the page came from the back/forward cache. */
  readonly persisted: boolean[];
}

/** Watches, from outside of the app, what goes to and from the shared workers; for evaluateOnNewDocument. */
export function observe(): void {
  const observed: Observed = {
    calls: 0,
    answers: 0,
    helloAtMs: null,
    firstPriceAtMs: null,
    violations: [],
    persisted: [],
  };
  Object.assign(globalThis, { observed });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    observed.violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
  });
  addEventListener('pageshow', ({ persisted }) => observed.persisted.push(persisted));
  new MutationObserver((_changes, observer) => {
    const price = document.querySelector('.market-row [data-column="last"]')?.textContent ?? '';
    if (!/\d/.test(price)) return;
    observed.firstPriceAtMs = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const listen = MessagePort.prototype.addEventListener;
  const counted = new WeakSet<MessagePort>();
  MessagePort.prototype.addEventListener = function (
    this: MessagePort,
    ...listening: Parameters<typeof listen>
  ) {
    if (!counted.has(this)) {
      counted.add(this);
      listen.call(this, 'message', (event) => {
        const isCall = event instanceof MessageEvent && event.data.type === 'APPLY';
        observed[isCall ? 'calls' : 'answers'] += 1;
      });
    }
    listen.apply(this, listening);
  } as typeof listen;
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: Parameters<typeof post>) {
    // The page's own ports, by which it waits for its next task, carry nothing.
    if (message[0] !== null) observed.helloAtMs ??= performance.now();
    post.apply(this, message);
  } as typeof post;
}

export function readObserved(): Observed {
  return (globalThis as unknown as { readonly observed: Observed }).observed;
}

/** The rows of the market table that show a price. */
export function readRows(): ShownRow[] {
  const rows = [...document.querySelectorAll('.market-row:not([data-blank])')].map((row) => {
    const [pair, ...figures] = [...row.querySelectorAll('.market-cell')];
    const name = pair?.querySelector('b')?.textContent ?? '';
    const quoteCoin = pair?.querySelector('.market-quote-coin')?.textContent ?? '';
    return { pair: `${name}${quoteCoin}`, figures: figures.map((cell) => cell.textContent) };
  });
  return rows.filter(({ figures }) => /\d/.test(figures[0] ?? ''));
}

/** The line that says in words whether prices are live. */
export function readConnectionLine(): string {
  const line = document.querySelector('.connection')?.cloneNode(true) as Element | undefined;
  line?.querySelector('[role="status"]')?.remove();
  return line?.textContent ?? '';
}

export function readVisibility(): DocumentVisibilityState {
  return document.visibilityState;
}

export function removeSharedWorkers(): void {
  Reflect.deleteProperty(globalThis, 'SharedWorker');
}

/** As some private modes do. */
export function refuseSharedWorkers(): void {
  globalThis.SharedWorker = class {
    constructor() {
      throw new DOMException('Access to shared workers is denied.', 'SecurityError');
    }
  } as unknown as typeof SharedWorker;
}

/** As a browser does whose user blocks a site's data. */
export function refuseLocks(): void {
  navigator.locks.request = () =>
    Promise.reject(new DOMException('Access to locks is denied.', 'SecurityError'));
}
