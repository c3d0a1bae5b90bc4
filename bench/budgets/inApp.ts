// Everything here runs inside Sluice's page, as in browser/inPage.ts: no function may use anything outside of itself.

interface PageElement {
  readonly textContent: string | null;
  readonly querySelector: (selector: string) => PageElement | null;
  readonly querySelectorAll: (selector: string) => { readonly length: number };
}

declare const document: PageElement;

/** Keeps what the page copies, instead of the clipboard, which a page may use only with a permission. */
export function keepCopies(): void {
  const writeText = (text: string): Promise<void> => {
    Object.assign(globalThis, { benchCopy: text });
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
}

/** The text copied last. */
export function readCopy(): string {
  return (globalThis as unknown as { benchCopy: string }).benchCopy;
}

/** How many rows of the market are in the document. */
export function countRows(): number {
  return document.querySelectorAll('.market-row').length;
}

/** From the next click on, waits for the frame that shows another pair in the table's first row. */
export function watchNextOrder(): void {
  const readFirst = () => document.querySelector('[aria-rowindex="2"] [data-column="pair"]')?.textContent;
  const before = readFirst();
  const order = new Promise<number>((resolve) => {
    const start = ({ timeStamp }: Event): void => {
      const look = (): void => {
        const waitedMs = performance.now() - timeStamp;
        if (readFirst() !== before || waitedMs > 10_000) resolve(waitedMs);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', start, { once: true, capture: true });
  });
  Object.assign(globalThis, { benchNextOrder: order });
}

/** ms from that click to that frame; 10 s and more if none came. */
export function readNextOrder(): Promise<number> {
  return (globalThis as unknown as { benchNextOrder: Promise<number> }).benchNextOrder;
}
