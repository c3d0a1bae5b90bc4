// Everything here runs inside Sluice's page, as in browser/inPage.ts: no function may use anything outside of itself.

interface PageButton {
  readonly textContent: string;
  readonly labels: ArrayLike<{ readonly textContent: string }>;
  readonly getAttribute: (name: string) => string | null;
  readonly click: () => void;
}

declare const document: {
  readonly querySelector: (selector: string) => object | null;
  readonly querySelectorAll: (selector: string) => Iterable<PageButton>;
};

declare const scheduler: {
  readonly postTask: (run: () => void, options: { readonly priority: 'user-blocking' }) => unknown;
};

/** Whether the page has the button whose name begins so. */
export function isReady(name: string): boolean {
  return [...document.querySelectorAll('main button')].some((button) =>
    (button.labels[0]?.textContent ?? button.getAttribute('aria-label') ?? button.textContent).startsWith(
      name,
    ),
  );
}

/** Presses that button; ms until the frame has been drawn that first shows a dialog which says something, 10 s and more if none did. */
export function openAndTime(name: string): Promise<number> {
  const button = [...document.querySelectorAll('main button')].find((found) =>
    (found.labels[0]?.textContent ?? found.getAttribute('aria-label') ?? found.textContent).startsWith(name),
  );
  return new Promise((resolve) => {
    const start = performance.now();
    const look = (): void => {
      const waitedMs = performance.now() - start;
      if (waitedMs > 10_000) resolve(waitedMs);
      else if (document.querySelector('[role="dialog"] :is(h2, input, [role="combobox"])') === null) {
        requestAnimationFrame(look);
      } else scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' });
    };
    button?.click();
    requestAnimationFrame(look);
  });
}
