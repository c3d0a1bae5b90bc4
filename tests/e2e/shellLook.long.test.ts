import { describe, expect } from 'vitest';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { findCutWords, findEachObstacle } from '#tests/support/tabs/walkScreens.ts';

const LONG = { timeout: 180_000 };

// The language that mirrors the page and the one most are read in are looked at by every run (shellLook.test.ts).
describe('On every screen', () => {
  for (const language of ['de-DE', 'ru-RU', 'th-TH']) {
    screenTest(
      `no word is cut or over another in ${language}, from 320 to 1600 px`,
      LONG,
      async ({ browser, exchange }) =>
        expect(await findCutWords({ browser, exchange }, language)).toEqual({}),
    );
  }

  screenTest('axe finds nothing serious in ar-SA, light and dark', LONG, async ({ browser, exchange }) =>
    expect(await findEachObstacle({ browser, exchange }, 'ar-SA')).toEqual({}),
  );
});
