import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { HOSTILE_TEXTS, PROTOTYPE_KEYS } from '#tests/support/hostileTexts.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { hostileAnswers } from '#tests/support/tabs/proxy/hostileAnswers.ts';
import { openProxy } from '#tests/support/tabs/proxy/openProxy.ts';
import { untilAtRest } from '#tests/support/tabs/untilAtRest.ts';
import { goToScreen, onEachScreen, openSignedIn, SCREEN_PATHS } from '#tests/support/tabs/walkScreens.ts';
import { watchForRun } from '#tests/support/tabs/watchForRun.ts';

const LONG = { timeout: 600_000 };
const TEXTS = Object.values(HOSTILE_TEXTS);
/** What addresses of the product may say (docs/spec/product.md section 2), and what they may not. */
const PARAMETERS = [
  ...[
    'coin',
    'chain',
    'from',
    'to',
    'amount',
    'id',
    'type',
    'status',
    'tab',
    'year',
    'product',
    'lang',
    'site',
  ],
  ...PROTOTYPE_KEYS,
];

async function openSigned(page: Page, { url }: Pick<Sandbox, 'url'>): Promise<void> {
  await page.setViewport({ width: 1440, height: 1400 });
  await openSignedIn(page, url);
}

describe('Hostile text', () => {
  marketTest(
    'in every answer is text on every screen, in details, in its files and on paper',
    LONG,
    async ({ browser, startExchange }) => {
      const exchange = await startExchange({ hasPast: true });
      await exchange.exchange.open();
      const proxy = await openProxy(exchange);
      const page = await browser.newPage();
      const watch = watchForRun(page);
      await openSigned(page, proxy);
      const seen = new Map<string, number>();
      proxy.change(hostileAnswers(seen));
      const found: Record<string, unknown> = {};
      await onEachScreen(page, async (path) => {
        await untilAtRest(page);
        await page.evaluate(openFirstDetails);
        await untilAtRest(page);
        const wrong = await watch.find();
        if (wrong.length > 0) found[path] = wrong;
        await page.emulateMediaType('print');
        expect((await page.pdf({ timeout: 60_000 })).length, path).toBeGreaterThan(1_000);
        await page.emulateMediaType('screen');
        await page.keyboard.press('Escape');
      });
      expect(found).toEqual({});
      expect(watch.errors).toEqual([]);
      // Enough of the exchange's texts were hostile for the above to say something.
      expect(seen.size).toBeGreaterThan(15);
    },
  );

  marketTest('in every field is text, wherever it is shown', LONG, async ({ browser, exchange }) => {
    await exchange.exchange.open();
    const page = await browser.newPage();
    const watch = watchForRun(page);
    await openSigned(page, exchange);
    const keys = await page.createCDPSession();
    const found: Record<string, unknown> = {};
    let at = 0;
    let fields = 0;
    await onEachScreen(page, async (path) => {
      await untilAtRest(page);
      const count = await page.evaluate(countFields);
      fields += count;
      for (let field = 0; field < count; field += 1) {
        for (let typed = 0; typed < 6; typed += 1) {
          // A field may be gone because of what was typed into another one.
          if (!(await page.evaluate(focusField, field))) break;
          await keys.send('Input.insertText', { text: TEXTS[at % TEXTS.length] ?? '' });
          await page.keyboard.press(typed % 2 === 0 ? 'Tab' : 'Enter');
          at += 1;
        }
        await page.keyboard.press('Escape');
      }
      const wrong = await watch.find();
      if (wrong.length > 0) found[path] = wrong;
    });
    expect(found).toEqual({});
    expect(watch.errors).toEqual([]);
    expect(fields).toBeGreaterThan(20);
    expect(at).toBeGreaterThan(TEXTS.length);
  });

  marketTest('in every parameter of an address is text at most', LONG, async ({ browser, exchange }) => {
    await exchange.exchange.open();
    const page = await browser.newPage();
    const watch = watchForRun(page);
    await openSigned(page, exchange);
    const found: Record<string, unknown> = {};
    const short = TEXTS.filter((text) => text.length < 400 && !/\p{Cs}/u.test(text));
    for (const [nth, path] of SCREEN_PATHS.entries()) {
      for (const turn of [0, 1]) {
        const search = new URLSearchParams(
          PARAMETERS.map((name, at) => [name, short[(nth + turn * 7 + at) % short.length] ?? '']),
        );
        await goToScreen(page, path, `?${search}#${encodeURIComponent(HOSTILE_TEXTS.image)}`);
        await untilAtRest(page);
        const wrong = await watch.find();
        if (wrong.length > 0) found[`${path} ${turn}`] = wrong;
      }
    }
    expect(found).toEqual({});
    expect(watch.errors).toEqual([]);
  });
});

/** In the page: opens the details of the first row that has some. */
function openFirstDetails(): void {
  document.querySelector<HTMLElement>('main .records-open')?.click();
}

/** In the page: how many fields a user can write in. */
function countFields(): number {
  return document.querySelectorAll(
    'main :is(input:not([type="checkbox"], [type="radio"], [type="file"]), textarea)',
  ).length;
}

/** In the page: puts the cursor into a field, with all that is in it selected; whether there is one. */
function focusField(at: number): boolean {
  const field = document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type="checkbox"], [type="radio"], [type="file"]), textarea)',
  )[at];
  if (field === undefined || field.disabled) return false;
  field.focus();
  field.select();
  return document.activeElement === field;
}
