import type { Page } from 'puppeteer-core';
import { PATIENTLY } from './patiently.ts';
import { SECURITY_CODES } from './securityCodes.ts';

/** More than any test goes past on its way. */
const MOST_STOPS = 120;

/** A page as it is used without a mouse. */
export interface Keyboard {
  /** Goes on by Tab until the focus is on what matches the selector, and has these words in its name or its text. */
  readonly tabTo: (selector: string, words?: string) => Promise<void>;
  /** The same in the other direction. */
  readonly backTo: (selector: string, words?: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Goes on by Tab to a button, and presses Enter once it can be pressed. */
  readonly activate: (name: string) => Promise<void>;
  /** Waits for the dialog of the security step, and enters the codes that it asks for. */
  readonly prove: () => Promise<void>;
}

/** In the page: whether the focus is on what matches, by its label or its text. */
function isFocusOn(selector: string, words: string): boolean {
  const { activeElement: focused } = document;
  if (focused?.matches(selector) !== true) return false;
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const names = [focused.getAttribute('aria-label'), ...[focused, ...labels].map((each) => each.textContent)];
  return names.some((name) => name?.includes(words) === true);
}

/** In the page: what has the focus can be pressed just now. */
function isUsable(): boolean {
  return document.activeElement?.getAttribute('aria-disabled') === null;
}

export function keyboardOf(page: Page): Keyboard {
  const { keyboard } = page;
  const goTo = async (step: () => Promise<void>, selector: string, words: string): Promise<void> => {
    for (let pressed = 0; pressed < MOST_STOPS; pressed += 1) {
      await step();
      if (await page.evaluate(isFocusOn, selector, words)) return;
    }
    throw new Error(`The keyboard does not reach ${selector} ${words}.`);
  };
  const back = async (): Promise<void> => {
    await keyboard.down('Shift');
    await keyboard.press('Tab');
    await keyboard.up('Shift');
  };
  const tabTo: Keyboard['tabTo'] = (selector, words = '') =>
    goTo(() => keyboard.press('Tab'), selector, words);
  return {
    tabTo,
    backTo: (selector, words = '') => goTo(back, selector, words),
    type: (text) => keyboard.type(text),
    activate: async (name) => {
      await tabTo('button', name);
      await page.waitForFunction(isUsable, PATIENTLY);
      await keyboard.press('Enter');
    },
    prove: async () => {
      await page.waitForSelector('[role="dialog"] input[inputmode="numeric"]', PATIENTLY);
      const [email, app] = SECURITY_CODES;
      await keyboard.type(email);
      await tabTo('input');
      await keyboard.type(app);
      await keyboard.press('Enter');
    },
  };
}
