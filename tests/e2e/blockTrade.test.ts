import { describe, expect } from 'vitest';
import {
  fundsOf,
  openPage,
  openPrice,
  TICKET_HASH,
  textOf,
  ticketAmount,
  ticketField,
  typeCoin,
  waitForTicket,
} from '#tests/support/tabs/openBlockTrade.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

describe('A block trade', () => {
  screenTest(
    'moves once what its ticket says, to the last digit, though Enter is pressed twice, and is in the history',
    async ({ browser, exchange }) => {
      const { page, before } = await openPrice(browser, exchange, '2.5');
      // Neither of them holds: nothing is sent.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      expect(await fundsOf(exchange)).toEqual(before);
      await typeCoin(page, 'btc');
      await page.keyboard.press('Enter').catch(() => undefined);
      await waitForTicket(page);

      const after = await fundsOf(exchange);
      const [sold, soldCoin] = await ticketAmount(page, 'sold');
      const [received, receivedCoin] = await ticketAmount(page, 'received');
      expect([sold, soldCoin, receivedCoin]).toEqual(['2.5', 'BTC', 'USDT']);
      expect(before.btc.minus(after.btc).toFixed()).toBe(sold);
      expect(after.usdt.minus(before.usdt).toFixed()).toBe(received);
      expect((await textOf(page, '.receipt')).replaceAll(',', '')).toContain(`${received} USDT`);

      const [id, hash] = [await ticketField(page, 'exchangeTxId'), await textOf(page, TICKET_HASH)];
      const quotedAt = await ticketField(page, 'quotedAt');
      await page.goto(`${exchange.url}/user/assets/otc/history?lang=en&id=${id}`);
      await page.waitForSelector(`.record-panel ${TICKET_HASH}`, PATIENTLY);
      expect(await textOf(page, `.record-panel ${TICKET_HASH}`)).toBe(hash);
      const times = await page.$$eval('.record-panel ol time', (all) => all.map((each) => each.dateTime));
      expect(times).toHaveLength(3);
      expect(times[0]).toBe(quotedAt);
      await page.keyboard.press('Escape');
      await expect.poll(() => new URL(page.url()).searchParams.has('id'), PATIENTLY).toBe(false);
      expect(await page.$$eval('.records-table tbody tr', (rows) => rows.length)).toBe(1);
    },
  );

  screenTest('whose answer was lost is looked for and never sent again', async ({ browser, exchange }) => {
    const { page, before } = await openPrice(browser, exchange, '2.5');
    exchange.faults.add({ fault: 'answer/cut', path: 'convert/execute', count: 1 });
    await typeCoin(page, 'BTC');
    await waitForTicket(page);
    const after = await fundsOf(exchange);
    expect(before.btc.minus(after.btc).toFixed()).toBe('2.5');
    const [received] = await ticketAmount(page, 'received');
    expect(after.usdt.minus(before.usdt).toFixed()).toBe(received);
  });
});

describe('Block trades before a login', () => {
  screenTest(
    'are explained with every rule, and lead to the login and back',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.goto(`${exchange.url}/user/assets/otc/index?lang=en&from=ETH&to=USDT`);
      await page.waitForSelector('.block-paths', PATIENTLY);
      expect(await page.$$eval('[data-rule]', (rules) => rules.length)).toBe(7);
      expect(await page.$$eval('[data-kept]', (marks) => marks.length)).toBe(0);
      await page.locator('a[href^="/login"].bg-primary').click();
      await expect.poll(() => new URL(page.url()).pathname, PATIENTLY).toBe('/login');
      const back = new URL(new URL(page.url()).searchParams.get('redirect_url') ?? '');
      expect(back.pathname).toBe('/user/assets/otc/convert');
      expect(back.searchParams.get('from')).toBe('ETH');
    },
  );

  screenTest(
    'are no way round the rules: who is not verified sees what is missing',
    async ({ browser, exchange }) => {
      const page = await openPage(browser, exchange, '/otc/convert?lang=en', 'newcomer@sluice.example');
      await expect.poll(() => textOf(page, 'main'), PATIENTLY).toContain("You can't make block trades yet");
      expect(await page.$('.convert-form')).toBeNull();
      expect(await textOf(page, '[data-rule=kyc]')).toContain('Verified identity or business');
    },
  );
});
