import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { deposits } from '#sandbox/books/state/schema/chain.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { type Client, createClient } from '../../bench/exchange/createClient.ts';

const ACCOUNT = 'demo@sluice.example';
const DEMO = 20_000_001;
const DEPOSIT = '/v3/private/cht/asset-deposit/deposit';
/** The page asks every 10 s while something is on its way. */
const POLLED = { timeout: 25_000, interval: 200 };

/** An exchange whose clock can be put forward, by the page's clock at first. */
async function startExchange() {
  let aheadMs = 0;
  const exchange = await createTestSandbox({ hasPast: false, clock: { now: () => Date.now() + aheadMs } });
  return {
    exchange,
    /** Lets so much time pass at the exchange, and all that happens in it. */
    pass: async (ms: number): Promise<void> => {
      aheadMs += ms;
      await exchange.exchange.catchUp();
    },
  };
}

/** The fifth deposit by a chain lacks data and the ninth is above the limit; a label decides about a reorganisation. */
const COMING = [
  { coin: 'BTC', label: '' },
  { coin: 'XRP', label: 'rollback' },
  { coin: 'TRX', label: '' },
  { coin: 'DOGE', label: 'kept' },
  { coin: 'ETH', label: '' },
] as const;

/** Orders the addresses, waits until they are made, and shows them, so that all deposits arrive at about the same time. */
async function receiveAll(client: Client, pass: (ms: number) => Promise<void>): Promise<void> {
  for (const { coin, label } of COMING) {
    const order = { coin, chain: coin, newAddress: true, label, requestId: `order-${coin}` };
    expect((await client.post(`${DEPOSIT}/order-deposit`, order)).code).toBe(0);
  }
  await pass(4_000);
  for (const { coin } of COMING) await client.get(`${DEPOSIT}/address-chain?coin=${coin}&chain=${coin}`);
  await pass(15_000);
}

/** Deposits that came and failed long before. */
async function failBefore({ exchange: { database } }: Sandbox, count: number): Promise<void> {
  await database.sql.insert(deposits).values(
    Array.from({ length: count }, (_, at) => ({
      ...{ id: `before-${at}`, uid: DEMO, kind: 'chain' as const, coin: 'DOGE', chain: 'DOGE' },
      ...{ amount: '1', status: 4, needConfirm: 1, unlockConfirm: 2, txId: '', txIndex: '', blockHash: '' },
      ...{ fromAddress: '', toAddress: '', tag: '', wallet: 'FUND', createdAt: 1 },
    })),
  );
}

/** The row of a coin on its own network as it reads, in one line; the coin is named there once. */
const rowOf = (page: Page, coin: string): Promise<string> =>
  page.$$eval(
    'main tbody tr',
    (rows, wanted) => {
      const row = rows.find((each) => each.querySelector('.coin-mark + span')?.textContent === wanted);
      return row === undefined ? '' : (row as HTMLElement).innerText.replace(/\s+/g, ' ');
    },
    coin,
  );

const expectRow = (page: Page, coin: string) => expect.poll(() => rowOf(page, coin), POLLED);

screenTest(
  'Deposits are followed to their end without a reload: a plain, a rolled back, a capped one, and one that lacks its sender',
  { timeout: 150_000 },
  async ({ browser, onTestFinished }) => {
    const { exchange, pass } = await startExchange();
    onTestFinished(() => exchange.close());
    const client = await createClient(exchange.url, ACCOUNT);
    onTestFinished(() => client.close());
    await failBefore(exchange, 4);
    await receiveAll(client, pass);

    const page = await browser.newPage();
    // Room for every column, however wide the font is.
    await page.setViewport({ width: 1680, height: 1000 });
    await logIn(page, exchange.url, ACCOUNT, '/user/assets/deposit?lang=en');
    const loads: string[] = [];
    page.on('load', () => void loads.push(page.url()));
    await expectRow(page, 'ETH').toMatch(/expected/);
    loads.length = 0;

    await pass(4_000);
    await expectRow(page, 'BTC').toMatch(/tell us who sent this deposit.*Action needed/);

    await pass(60_000);
    await expectRow(page, 'XRP').toMatch(/ 0 XRP of [\d.]+ XRP sent .*the network reversed it Rolled back/);
    await expectRow(page, 'TRX').toMatch(
      /\d+\/50 credited, can be withdrawn after 50 confirmations Credited/,
    );
    await expectRow(page, 'DOGE').toMatch(/60\/60 Credited/);
    await expectRow(page, 'ETH').toMatch(/released daily until .*Partly available/);

    await page.$$eval('main tbody tr', (rows) => {
      const row = rows.find((each) => each.textContent?.includes('Action needed'));
      row?.querySelector<HTMLElement>('.records-open')?.click();
    });
    await answer(page);
    await expectRow(page, 'BTC').toMatch(/In review/);
    await pass(90_000);
    await expectRow(page, 'BTC').toMatch(/2\/2 .*Credited/);

    await expectRow(page, 'TRX').toMatch(/50\/50 Credited/);

    expect(await rowOf(page, 'ETH')).toMatch(/Partly available/);
    expect(loads).toEqual([]);
  },
);

/** Says that an individual sent it from a wallet of their own. */
async function answer(page: Page): Promise<void> {
  const choose = async (label: string, value: string): Promise<void> => {
    const field = await page.waitForSelector(`::-p-aria([name="${label}"])`, POLLED);
    await field?.select(value);
  };
  const write = async (label: string, text: string): Promise<void> => {
    const field = await page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`, POLLED);
    await field?.type(text);
  };
  await choose('Where did the coins come from?', '1');
  await choose('Who sent the coins?', 'individual');
  await write('First name', 'Ada');
  // By Enter, since a notice about another deposit may lie over the button. What is missing is said, and gets the focus.
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'));
  await expect.poll(focused, POLLED).toBe('true');
  await write('Last name', 'Lovelace');
  await page.keyboard.press('Enter');
}
