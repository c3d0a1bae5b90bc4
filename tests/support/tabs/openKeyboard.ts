import type { CDPSession, KeyInput, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { PATIENTLY } from './patiently.ts';
import { SECURITY_CODES } from './securityCodes.ts';

/** What has the focus, as the browser says it to a screen reader, and as the user sees it. */
export interface Stop {
  /** Role and accessible name: "button Save and continue". */
  readonly name: string;
  readonly href: string | null;
  /** The focus is drawn, inside of what can be seen. */
  readonly isSeen: boolean;
}

/** A page that is used by its keys alone. */
export interface Keyboard {
  /** Null where nothing has the focus. */
  readonly stop: () => Promise<Stop | null>;
  /** The name of what has the focus; empty where nothing has. */
  readonly focused: () => Promise<string>;
  /**
   * Goes on to the next control, and gives its name; fails where the focus can't be seen there. A date is one of several
   * parts: all of them are passed.
   */
  readonly next: (direction?: Direction) => Promise<string>;
  /** Goes on until a control of this name has the focus, and gives the names on the way, the last one included. */
  readonly tabTo: (name: string | RegExp, direction?: Direction) => Promise<readonly string[]>;
  /** One key after the other. */
  readonly send: (...keys: readonly KeyInput[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Goes on to a button, and activates it once it can be used. */
  readonly activate: (name: string) => Promise<void>;
  /** Waits for the dialog of the security step, and enters the codes that it asks for. */
  readonly prove: () => Promise<void>;
}

type Direction = 'forward' | 'back';

/** More than any page has. */
const MOST_STOPS = 120;
/** Month, day, year and the calendar of a date. */
const MOST_PARTS = 5;

export async function openKeyboard(page: Page): Promise<Keyboard> {
  const session = await page.createCDPSession();
  const stop: Keyboard['stop'] = async () => {
    const drawn = await page.evaluate(readDrawn);
    return drawn === null ? null : { name: await nameFocus(session), ...drawn };
  };
  const focused = async (): Promise<string> => (await stop())?.name ?? '';
  const next: Keyboard['next'] = async (direction = 'forward') => {
    await page.evaluate(keepFocused);
    for (let part = 0; part < MOST_PARTS; part += 1) {
      if (direction === 'back') await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      if (direction === 'back') await page.keyboard.up('Shift');
      if (!(await page.evaluate(hasMoved))) continue;
      const there = await stop();
      if (there?.isSeen === false) throw new Error(`The focus is at ${there.name} and can't be seen.`);
      return there?.name ?? '';
    }
    throw new Error(`The focus stays at ${await focused()}.`);
  };
  const tabTo: Keyboard['tabTo'] = async (wanted, direction) => {
    const names: string[] = [];
    while (names.length < MOST_STOPS) {
      const name = await next(direction);
      names.push(name);
      if (typeof wanted === 'string' ? name === wanted : wanted.test(name)) return names;
    }
    throw new Error(`Never came to ${wanted}: ${names.join(' | ')}`);
  };
  const type: Keyboard['type'] = (text) => page.keyboard.type(text);
  return {
    stop,
    focused,
    next,
    tabTo,
    send: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    type,
    activate: async (name) => {
      await tabTo(`button ${name}`);
      await page.waitForFunction(isUsable, PATIENTLY);
      await page.keyboard.press('Enter');
    },
    prove: async () => {
      await expect.poll(focused, PATIENTLY).toBe('textbox Email code');
      const [email, app] = SECURITY_CODES;
      await type(email);
      await tabTo('textbox Authenticator code');
      await type(app);
      await page.keyboard.press('Enter');
    },
  };
}

/** By the browser's own tree, so that labels, hidden parts and what describes a control count as they do for a screen reader. */
async function nameFocus(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    ...(result.objectId !== undefined && { objectId: result.objectId }),
    fetchRelatives: false,
  });
  const [node] = nodes;
  const words = `${node?.role?.value} ${node?.name?.value}`;
  return words.replace(/[\s\u2066-\u2069]+/g, ' ').trim();
}

/** In the page. */
function readDrawn(): Omit<Stop, 'name'> | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  // A field draws it around all that it is made of.
  const outlines = [focused, focused.parentElement ?? focused].map((each) => getComputedStyle(each));
  // An amount's box draws it as a band of the accent.
  const box = focused.closest('.amount-box');
  const hasBand = box !== null && getComputedStyle(box).boxShadow !== 'none';
  const isDrawn =
    hasBand ||
    outlines.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
  const { top, right, bottom, left } = focused.getBoundingClientRect();
  const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return { href: focused.getAttribute('href'), isSeen: isInside && isDrawn };
}

/** In the page: what has the focus does something just now. */
function isUsable(): boolean {
  return document.activeElement?.getAttribute('aria-disabled') === null;
}

/** In the page. */
function keepFocused(): void {
  Object.assign(window, { focusedBefore: document.activeElement });
}

/** In the page. */
function hasMoved(): boolean {
  return Reflect.get(window, 'focusedBefore') !== document.activeElement;
}
