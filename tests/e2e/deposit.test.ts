import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import type { FaultInput } from '#sandbox/server/faults/faultSchema.ts';
import { clickButton } from '#tests/support/tabs/clickButton.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { createClient } from '../../bench/exchange/createClient.ts';

const DEMO = 'demo@sluice.example';
const pathOf = (coin: string, chain: string): string =>
  `/user/assets/deposit/?lang=en&coin=${coin}&chain=${chain}`;
const ADDRESS_CHAIN = 'deposit/address-chain';
const ADDRESS_LIST = 'deposit/address-list';
const LIST_PATH = '/user/assets/deposit/chain-address?lang=en&chain=BTC';

/** What an attacker between the exchange and the page can do with the answer, or a server that mixes its users up. */
const ATTACKS: readonly (readonly [string, FaultInput])[] = [
  ['one byte changed', { fault: 'answer/tamper', path: ADDRESS_CHAIN }],
  ['no signature', { fault: 'answer/strip', path: ADDRESS_CHAIN }],
  ['another user’s', { fault: 'answer/change', path: ADDRESS_CHAIN, result: { uid: '20000003' } }],
  ['another coin’s', { fault: 'answer/change', path: ADDRESS_CHAIN, result: { coin: 'LTC' } }],
  ['another chain’s', { fault: 'answer/change', path: ADDRESS_CHAIN, result: { chain: 'LTC' } }],
  ['another call’s signed answer', { fault: 'answer/swap', path: ADDRESS_CHAIN }],
];

/** The same of the list of addresses, which is of one chain and of many coins. */
const LIST_ATTACKS: readonly (readonly [string, FaultInput])[] = [
  ['one byte changed', { fault: 'answer/tamper', path: ADDRESS_LIST }],
  ['no signature', { fault: 'answer/strip', path: ADDRESS_LIST }],
  ['another user’s', { fault: 'answer/change', path: ADDRESS_LIST, result: { uid: '20000003' } }],
  ['another chain’s', { fault: 'answer/change', path: ADDRESS_LIST, result: { chain: 'LTC' } }],
  ['another call’s signed answer', { fault: 'answer/swap', path: ADDRESS_LIST }],
];

/** In the page, before anything of it: counts how often an address or its code was anywhere in the document. */
function watchForAddresses(): void {
  Object.assign(window, { addressesSeen: 0 });
  new MutationObserver((mutations) => {
    const isThere = document.querySelector('.grouped-address, .deposit-qr, .deposit-sheet') !== null;
    const wasThere = mutations.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && node.querySelector('.grouped-address, .deposit-qr') !== null,
      ),
    );
    if (isThere || wasThere)
      Object.assign(window, { addressesSeen: Reflect.get(window, 'addressesSeen') + 1 });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);
const seen = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'addressesSeen') as number);

/** Orders the address where there is none yet, and waits until it is shown. */
async function showAddress(page: Page): Promise<string> {
  await page.waitForSelector(
    '[data-step="create"], [data-step="pledge"], [data-step="question"], .grouped-address',
    PATIENTLY,
  );
  if ((await page.$('[data-step="create"]')) !== null) await clickButton(page, 'Create address');
  await page.waitForSelector('[data-step="pledge"], [data-step="question"], .grouped-address', PATIENTLY);
  if ((await page.$('[data-step="question"]')) !== null) {
    const chain = await page.$$eval('[data-pick] b', (titles) => titles[1]?.textContent ?? '');
    await clickButton(page, chain);
  }
  await page.waitForSelector('[data-step="pledge"], .grouped-address', PATIENTLY);
  if ((await page.$('[data-step="pledge"]')) !== null)
    await page.locator('[data-step="pledge"] input').click();
  await page.waitForSelector('.grouped-address', PATIENTLY);
  return page.$eval('.grouped-address', (address) => address.textContent ?? '');
}

describe('A deposit address', () => {
  screenTest(
    'that was tampered with, or is another’s, is never on the screen, not for one frame',
    async ({ browser, exchange }) => {
      const vip = await createClient(exchange.url, 'vip@sluice.example');
      await vip.get('/v3/private/cht/asset-deposit/deposit/address-chain?coin=BTC&chain=BTC');
      const page = await browser.newPage();
      await page.evaluateOnNewDocument(watchForAddresses);
      await logIn(page, exchange.url, DEMO, pathOf('BTC', 'BTC'));
      const address = await showAddress(page);
      expect(await seen(page)).toBeGreaterThan(0);
      for (const [attack, fault] of ATTACKS) {
        exchange.faults.add(fault);
        await page.goto(exchange.url + pathOf('BTC', 'BTC'));
        await expect
          .poll(() => textOf(page), { ...PATIENTLY, message: attack })
          .toContain("didn't have a valid signature");
        expect([attack, await seen(page)]).toEqual([attack, 0]);
        exchange.faults.reset();
      }
      await clickButton(page, 'Try again');
      expect(await showAddress(page)).toBe(address);

      // The address is shown, and the next answer about it is not the exchange's.
      exchange.faults.add({ fault: 'answer/tamper', path: ADDRESS_CHAIN });
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(() => page.$('.grouped-address'), PATIENTLY).toBeNull();
      expect(await textOf(page)).toContain("We can't show this address");
      vip.close();
    },
  );

  screenTest(
    'is not in the list of addresses either where it is not the user’s',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.evaluateOnNewDocument(watchForAddresses);
      await logIn(page, exchange.url, DEMO, pathOf('BTC', 'BTC'));
      await showAddress(page);
      await page.goto(exchange.url + LIST_PATH);
      await page.waitForSelector('.grouped-address', PATIENTLY);
      expect(await seen(page)).toBeGreaterThan(0);
      for (const [attack, fault] of LIST_ATTACKS) {
        exchange.faults.add(fault);
        await page.goto(exchange.url + LIST_PATH);
        await expect
          .poll(() => textOf(page), { ...PATIENTLY, message: attack })
          .toContain('Signature verification failed');
        expect([attack, await seen(page)]).toEqual([attack, 0]);
        exchange.faults.reset();
      }
    },
  );

  screenTest(
    'has its copy button on the first screen, on a desk and on a phone',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await logIn(page, exchange.url, DEMO, pathOf('XRP', 'XRP'));
      await showAddress(page);
      await page.waitForSelector('.stack-item', PATIENTLY);
      const bottom = (): Promise<number> =>
        page.$eval('button[data-look=primary]', (button) => button.getBoundingClientRect().bottom);
      expect(await bottom()).toBeLessThanOrEqual(900);
      await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
      await page.goto(exchange.url + pathOf('XRP', 'XRP'));
      await showAddress(page);
      await page.waitForSelector('.stack-item', PATIENTLY);
      const bar = await page.$eval('.bottom-bar', (each) => each.getBoundingClientRect().top);
      expect(await bottom()).toBeLessThanOrEqual(bar);
    },
  );

  screenTest('is on the screen without a target of the login as well', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await page.goto(`${exchange.url}/login`);
    await page.locator(`[data-account="${DEMO}"]`).click();
    await expect.poll(() => new URL(page.url()).pathname, PATIENTLY).toBe('/user/assets/deposit/');
    await page.waitForSelector('main .card', PATIENTLY);
    await page.goto(`${exchange.url}/user/assets/`);
    await expect.poll(() => new URL(page.url()).pathname, PATIENTLY).toBe('/user/assets/deposit');
    await page.waitForSelector('.footer-slot-general', PATIENTLY);
  });
});
