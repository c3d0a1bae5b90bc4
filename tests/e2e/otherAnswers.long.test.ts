import { describe, expect } from 'vitest';
import { logInByCall } from '#tests/support/tabs/logInByCall.ts';
import { openProxy } from '#tests/support/tabs/proxy/openProxy.ts';
import { MARKS, OTHERS, otherAnswers } from '#tests/support/tabs/proxy/otherAnswers.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { untilAtRest } from '#tests/support/tabs/untilAtRest.ts';
import { onEachScreen, openSignedIn } from '#tests/support/tabs/walkScreens.ts';
import { watchForRun } from '#tests/support/tabs/watchForRun.ts';

const LONG = { timeout: 600_000 };
/** Calls that have to be met, so that the rest says something; few of those that a screen begins with demand a signature. */
const LEAST_CALLS = { user: 10, call: 10, question: 3, time: 3 };

describe('Answers that are rightly signed, but are those', () => {
  for (const other of OTHERS) {
    screenTest(`of another ${other} are shown on no screen`, LONG, async ({ browser, exchange }) => {
      await exchange.exchange.open();
      const mallory = await logInByCall(exchange.url, 'vip@sluice.example');
      const proxy = await openProxy(exchange);
      const page = await browser.newPage();
      const watch = watchForRun(page);
      await page.setViewport({ width: 1440, height: 1400 });
      await openSignedIn(page, proxy.url);
      const marked = new Map<string, number>();
      proxy.change(otherAnswers(other, mallory, marked));
      const shown: Record<string, unknown> = {};
      await onEachScreen(page, async (path) => {
        await untilAtRest(page);
        const text = await page.$eval('body', ({ innerText }) =>
          innerText.replaceAll(/[\u2066-\u2069]/g, ''),
        );
        const line = text.split('\n').find((each) => MARKS.test(each));
        if (line !== undefined) shown[path] = line;
        const wrong = await watch.find();
        if (wrong.length > 0) shown[`${path} as markup`] = wrong;
      });
      expect(shown).toEqual({});
      expect(watch.errors).toEqual([]);
      expect(marked.size).toBeGreaterThanOrEqual(LEAST_CALLS[other]);
    });
  }
});
