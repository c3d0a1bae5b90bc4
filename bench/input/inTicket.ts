// Everything here runs inside Sluice's page, as in browser/inPage.ts: no function may use anything outside of itself.

interface PageElement {
  readonly value?: string;
  readonly textContent: string;
  /** Labels; only fields and buttons have them. */
  readonly labels: ArrayLike<PageElement>;
}

declare const scheduler: {
  readonly postTask: (run: () => void, options: { readonly priority: 'user-blocking' }) => unknown;
};

declare const document: {
  readonly activeElement: PageElement | null;
  readonly querySelector: (selector: string) => PageElement | null;
  readonly querySelectorAll: (selector: string) => Iterable<PageElement>;
};

/**
 * The first control of the ticket whose label, or else its own text, begins so; null while there is none. Not found through
 * the browser's tree for screen readers: from the first look at it on, the browser keeps that tree up to date, and every
 * answer takes a third longer.
 */
export function findControl(kind: 'input' | 'button', name: string): PageElement | null {
  for (const control of document.querySelectorAll(`.exchange-ticket ${kind}`)) {
    const { textContent } = control.labels[0] ?? control;
    if (textContent.startsWith(name)) return control;
  }
  return null;
}

/** What a key changes that a user sees: the text of a field, where the focus is, or the picker. */
export type KeyAnswer = 'text' | 'focus' | 'picker';

/**
 * From the next key on, waits for the first frame that shows its answer. The time begins where the browser got the key (the
 * event's own timestamp, so that waiting for a busy main thread counts) and ends when that frame has been drawn.
 */
export function watchNextKey(kind: KeyAnswer): void {
  const read = (): unknown => {
    if (kind === 'text') return document.activeElement?.value;
    if (kind === 'focus') return document.activeElement;
    return document.querySelector('[role="dialog"] [role="combobox"]');
  };
  const before = read();
  const answer = new Promise<number>((resolve) => {
    const start = ({ timeStamp }: Event): void => {
      const look = (): void => {
        const waitedMs = performance.now() - timeStamp;
        if (waitedMs > 10_000) resolve(waitedMs);
        else if (read() === before) requestAnimationFrame(look);
        // Asked for in a frame, it runs when that has been drawn, and before what the page does next.
        else scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    };
    addEventListener('keydown', start, { once: true, capture: true });
  });
  Object.assign(globalThis, { benchKeyAnswer: answer });
}

/** ms from that key to that frame; 10 s and more if none came. */
export function readKeyAnswer(): Promise<number> {
  return (globalThis as unknown as { benchKeyAnswer: Promise<number> }).benchKeyAnswer;
}
