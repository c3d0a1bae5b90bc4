import type { Page } from 'puppeteer-core';
import { WAS_RUN } from '#tests/support/hostileTexts.ts';

/** What shows that a page took text for something else. */
export interface RunWatch {
  /** Errors that no code caught, and what the content policy refused. */
  readonly errors: readonly string[];
  /** What is wrong with the document as it is now. */
  readonly find: () => Promise<readonly string[]>;
}

/** Watches from now on. */
export function watchForRun(page: Page): RunWatch {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    // A call that fails is a line of the browser's own.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) errors.push(text);
  });
  // A question of the browser, of which the page has none, would stop everything.
  page.on('dialog', (dialog) => {
    errors.push(`It asked: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { errors, find: () => page.evaluate(findMarkup, WAS_RUN) };
}

/** In the page. */
function findMarkup(wasRun: string): string[] {
  const found: string[] = [];
  if (wasRun in window) found.push('a script ran');
  if ('polluted' in {}) found.push('every object has a member more');
  for (const element of document.querySelectorAll('*')) {
    const attributes = [...element.attributes];
    const isMarkup =
      element.matches('iframe, object, embed, base, img[src="x"]') ||
      (element.matches('script') && !element.matches('[src], [type="application/json"]')) ||
      attributes.some(
        ({ name, value }) =>
          name.startsWith('on') ||
          (/^(?:href|src|action|formaction|xlink:href)$/.test(name) &&
            /^\W*(?:javascript|data:text|vbscript)/i.test(value)),
      );
    if (isMarkup) found.push(element.outerHTML.slice(0, 200));
  }
  if (document.body.textContent.includes('Unexpected Application Error')) found.push('the page has failed');
  if (document.querySelectorAll('h1').length !== 1)
    found.push(`${document.querySelectorAll('h1').length} titles`);
  return found;
}
