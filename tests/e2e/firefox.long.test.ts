import { inflateSync } from 'node:zlib';
import type { Browser } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { findFirefox, openFirefox } from '#tests/support/tabs/smoke/openFirefox.ts';
import { pathOf } from '#tests/support/tabs/smoke/plainSteps.ts';
import { openDepositAddress, SMOKE_FLOWS } from '#tests/support/tabs/smoke/smokeFlows.ts';
import { createSmokeTest, expectNoFailures } from '#tests/support/tabs/smoke/smokeTest.ts';

const LONG = { timeout: 120_000 };
const ASSETS = '/user/assets';
/** How far a page has come when it is left, in ms. */
const LEFT_AFTER_MS = [50, 150, 300, 500, 700, 900, 1_200];

const firefox = findFirefox();
/** Debian has it as firefox-esr. */
const REASON = firefox === undefined ? ' (needs firefox-esr, which is not installed here)' : '';

const firefoxTest = createSmokeTest<Browser>((downloads) => openFirefox(firefox ?? '', downloads));

describe.skipIf(firefox === undefined)(`In Firefox${REASON}`, LONG, () => {
  for (const [title, run] of Object.entries(SMOKE_FLOWS)) firefoxTest(title, run);

  firefoxTest('a deposit address is printed on one sheet', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await openDepositAddress(page, exchange.url);
    expect(countSheets(Buffer.from(await page.pdf()))).toBe(1);
  });

  firefoxTest(
    'a page that is left while it loads reports no failure',
    async ({ browser, collector, exchange }) => {
      const page = await browser.newPage();
      const failures: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') failures.push(message.text());
      });
      page.on('pageerror', (error) =>
        failures.push(error instanceof Error ? `${error.message} ${error.stack}` : String(error)),
      );
      const open = async (path: string): Promise<void> => {
        // What is left while it loads ends a navigation of the driver's as well, which is no failure of the page.
        await page
          .goto(`${exchange.url}${ASSETS}${path}`, { waitUntil: 'domcontentloaded' })
          .catch(() => null);
      };
      for (const afterMs of LEFT_AFTER_MS) {
        await open('/withdraw');
        await new Promise((resolve) => setTimeout(resolve, afterMs));
        await open('/deposit');
      }
      // The last page asks a guest to log in.
      await expect.poll(() => pathOf(page), PATIENTLY).toBe('/login');
      expect(failures).toEqual([]);
      await expectNoFailures(page, { collector, exchange });
    },
  );
});

/** How many sheets a PDF has. From Firefox 153 on its objects are in streams that are deflated. */
function countSheets(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm.*?stream\r?\n(.*?)endstream/gs)].map(
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
