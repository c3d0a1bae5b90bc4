import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { clickButton } from '#tests/support/tabs/clickButton.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { readBalances } from '#tests/support/tabs/readBalances.ts';
import { type Client, createClient } from '../../bench/exchange/createClient.ts';

const ACCOUNT = 'demo@sluice.example';
const DAY_MS = 86_400_000;

interface Row {
  readonly exchangeTxId: string;
  readonly fromCoin: string;
  readonly fromAmount: string;
  readonly toCoin: string;
  readonly toAmount: string;
  readonly exchangeStatus: string;
  readonly limit?: { readonly status: string };
}

async function openHistory(page: Page, exchange: Sandbox, search: string): Promise<void> {
  const path = `/user/assets/exchange/history?lang=en&${search}`;
  await page.setViewport({ width: 1440, height: 1600 });
  await logIn(page, exchange.url, ACCOUNT, path);
  await page.waitForSelector('.records-table tbody tr', PATIENTLY);
}

/** What the exchange's own list says, by another way than the page's. */
async function listRows(client: Client, accountType: string): Promise<readonly Row[]> {
  const now = Date.now();
  const { result } = await client.post('/exchangeNew/convert/query', {
    accountType,
    startTime: String(now - 80 * DAY_MS),
    endTime: String(now),
    pageSize: 100,
  });
  return result.list as readonly Row[];
}

/** The sums of the rows on the page: "0.1433 ETH" and "1.91354607 SOL", without separators and the zeros that fill a column. */
function readRows(page: Page): Promise<readonly (readonly string[])[]> {
  return page.$$eval('.records-table tbody tr', (rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('.record-unit')].slice(0, 2).map((unit) => {
        const sum = unit.closest('bdi')?.cloneNode(true) as HTMLElement | undefined;
        for (const zeros of sum?.querySelectorAll('.figure-zeros') ?? []) zeros.remove();
        return sum?.textContent?.replaceAll(',', '') ?? '';
      }),
    ),
  );
}

const text = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent ?? '');

describe('The history of conversions', () => {
  marketTest('shows what the exchange has booked, to the last digit', async ({ browser, startExchange }) => {
    const exchange = await startExchange({ hasPast: true });
    const client = await createClient(exchange.url, ACCOUNT);
    const page = await browser.newPage();
    await openHistory(page, exchange, 'type=instant');
    const listed = (await listRows(client, 'funding,spot_convert')).slice(0, 20);
    const isBooked = ({ exchangeStatus }: Row) => exchangeStatus === 'success';
    await expect
      .poll(async () => (await readRows(page)).length, PATIENTLY)
      .toBeGreaterThanOrEqual(listed.length);
    const shown = await readRows(page);
    const sum = (amount: string, coin: string): string => `${new Decimal(amount).toFixed()} ${coin}`;
    expect(shown.slice(0, listed.length)).toEqual(
      listed.map((row) => [
        sum(row.fromAmount, row.fromCoin),
        sum(isBooked(row) ? row.toAmount : '0', row.toCoin),
      ]),
    );
    client.close();
  });

  marketTest(
    'shows the other kinds where one call fails, and says which is missing',
    async ({ browser, startExchange }) => {
      const exchange = await startExchange({ hasPast: true });
      exchange.faults.add({ fault: 'answer/code', path: 'batch/query', code: 790000 });
      const page = await browser.newPage();
      await openHistory(page, exchange, 'start=90d');
      await expect
        .poll(() => text(page, 'main'), PATIENTLY)
        .toContain("Some rows couldn't be loaded: Batch.");
      expect((await readRows(page)).length).toBeGreaterThan(3);
    },
  );

  marketTest(
    'cancels an order once, and shows what is true where the answer was lost',
    async ({ browser, startExchange }) => {
      const exchange = await startExchange({ hasPast: true });
      const client = await createClient(exchange.url, ACCOUNT);
      const statusOf = async (id: string): Promise<unknown> => {
        const rows = await listRows(client, 'limit_order_funding');
        return rows.find(({ exchangeTxId }) => exchangeTxId === id)?.limit?.status;
      };
      const order = (await listRows(client, 'limit_order_funding')).find(
        ({ limit }) => limit?.status === 'open',
      );
      if (order === undefined) throw new Error('The exchange has no open order.');
      const { exchangeTxId, fromCoin, toCoin, fromAmount } = order;
      const readConvertible = async (): Promise<Decimal> =>
        (await readBalances(client, [fromCoin], 'convertible'))[0];
      const before = await readConvertible();
      const page = await browser.newPage();
      await openHistory(page, exchange, `type=limit&id=${exchangeTxId}`);

      // Whether the cancellation arrived is not known: the exchange is asked, and says that it did not.
      exchange.faults.add({ fault: 'answer/code', path: 'limitOrder/cancel', code: 9000001, count: 1 });
      await clickButton(page, `Cancel order ${fromCoin} to ${toCoin}`);
      await clickButton(page, 'Cancel order');
      await expect.poll(() => text(page, 'tr[data-open]'), PATIENTLY).toContain('Open');
      expect(await statusOf(exchangeTxId)).toBe('open');
      expect((await readConvertible()).toFixed()).toBe(before.toFixed());

      await clickButton(page, `Cancel order ${fromCoin} to ${toCoin}`);
      await clickButton(page, 'Cancel order', 2);
      await expect.poll(() => text(page, 'tr[data-open]'), PATIENTLY).toContain('Cancelled');
      expect(await statusOf(exchangeTxId)).toBe('cancelled');
      expect((await readConvertible()).minus(before).toFixed()).toBe(new Decimal(fromAmount).toFixed());
      client.close();
    },
  );
});
