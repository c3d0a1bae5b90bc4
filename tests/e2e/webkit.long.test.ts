import { describe, expect } from 'vitest';
import { findLayoutFaults } from '#tests/support/tabs/layoutFaults.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { findWebKit, openWebKit } from '#tests/support/tabs/smoke/openWebKit.ts';
import { logInPlainly, pathOf, shows } from '#tests/support/tabs/smoke/plainSteps.ts';
import { SMOKE_FLOWS } from '#tests/support/tabs/smoke/smokeFlows.ts';
import { createSmokeTest, expectNoFailures } from '#tests/support/tabs/smoke/smokeTest.ts';
import { BASE, FIRST_PATH, SCREEN_PATHS } from '#tests/support/tabs/walkScreens.ts';

const LONG = { timeout: 180_000 };
const DEMO = 'demo@sluice.example';
/** How far a page has come when it is left, in ms. */
const LEFT_AFTER_MS = [50, 150, 300, 500, 700, 900, 1_200];

const webkit = findWebKit();
/** Debian's packages. */
const REASON = webkit === undefined ? ' (needs webkit2gtk-driver and xvfb, which is not installed here)' : '';

const webkitTest = createSmokeTest((downloads) =>
  openWebKit(webkit ?? { driver: '', display: '' }, downloads),
);

describe.skipIf(webkit === undefined)(`In WebKit${REASON}`, LONG, () => {
  for (const [title, run] of Object.entries(SMOKE_FLOWS)) webkitTest(title, run);

  webkitTest(
    'every screen has its words whole, and no control in the look of the toolkit',
    async ({ browser, collector, exchange }) => {
      const page = await browser.newPage();
      await logInPlainly(page, exchange.url, DEMO, `${FIRST_PATH}?lang=en`);
      await shows(page, '.sh-who');
      const faults: Record<string, readonly string[]> = {};
      let controls = 0;
      for (const path of SCREEN_PATHS) {
        await page.goto(`${exchange.url}${BASE}${path}?lang=en`);
        await expect.poll(() => pathOf(page), PATIENTLY).toBe(BASE + path);
        await shows(page, 'main h1');
        await shows(page, '.elsewhere');
        const look = await page.evaluate(findToolkitLook, 'select, progress');
        const found = [...(await page.evaluate(findLayoutFaults, '')), ...look.faults];
        controls += look.count;
        if (found.length > 0) faults[path] = found;
      }
      expect(faults).toEqual({});
      expect(controls).toBeGreaterThan(20);
      await expectNoFailures(page, { collector, exchange });
    },
  );

  webkitTest('a date that is not entered does not read as today', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await logInPlainly(page, exchange.url, DEMO, '/records/derivatives?lang=en');
    const field = 'input[name=jump][value=""]';
    await shows(page, field);
    await shows(page, '.records-table tbody tr');
    const setColour = (colour: string): void =>
      document.querySelector<HTMLElement>('input[name=jump]')?.style.setProperty('color', colour);
    /** Whether the field shows nothing that its colour could hide. Other parts of the page may still come meanwhile. */
    const isBlank = async (): Promise<boolean> => {
      const [visible, hidden] = [await drawIn(''), await drawIn('transparent')];
      return visible === hidden;
    };
    const drawIn = async (colour: string): Promise<string> => {
      await page.evaluate(setColour, colour);
      return page.draw();
    };
    await expect.poll(isBlank, PATIENTLY).toBe(true);
  });

  webkitTest(
    'a page that is left while it loads reports no failure',
    async ({ browser, collector, exchange }) => {
      const page = await browser.newPage();
      await page.goto(`${exchange.url}/login`);
      for (const afterMs of LEFT_AFTER_MS) {
        for (const path of ['/withdraw', '/deposit']) {
          // The driver waits for a page of its own; one that the page goes to by itself is left as soon as the next is gone to.
          await page.evaluate((href) => location.assign(href), `${exchange.url}${BASE}${path}`);
          await new Promise((resolve) => setTimeout(resolve, afterMs));
        }
      }
      // The last page asks a guest to log in.
      await expect.poll(() => pathOf(page), PATIENTLY).toBe('/login');
      await expectNoFailures(page, { collector, exchange });
    },
  );
});

/** In the page: controls that are not drawn as the page's sheets say. */
function findToolkitLook(controls: string): { readonly count: number; readonly faults: readonly string[] } {
  const shown = [...document.querySelectorAll(controls)].filter((each) => each.checkVisibility());
  const native = shown.filter((control) => getComputedStyle(control).appearance !== 'none');
  return { count: shown.length, faults: native.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
}
