import { expect, test } from 'vitest';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openExchange, type Row } from './openTrader.ts';

const DAY_MS = 86_400_000;

async function findTotals(account: string, exchange: Awaited<ReturnType<typeof openExchange>>) {
  const trader = await exchange.trade(account);
  const totalOf = async (path: string, body: Row) => Number((await trader.post(path, body)).result.total);
  const page = { pageSize: 100 };
  return {
    instant: await totalOf('/exchangeNew/convert/query', { accountType: 'funding,spot_convert', ...page }),
    unified: await totalOf('/exchangeNew/convert/unified/query', { accountType: 'uta_convert', ...page }),
    fiat: await totalOf('/exchangeNew/convert/query', { accountType: 'funding_fiat', ...page }),
    limit: await totalOf('/exchangeNew/convert/query', { accountType: 'limit_order_funding', ...page }),
    block: await totalOf('/exchangeNew/blockTrade/query', page),
    batch: await totalOf('/exchangeNew/batch/query', page),
    lowBalance: Number((await trader.get('/exchange/batch/list?view=history')).result.total),
  };
}

test('Demo users have a year of conversions behind them, in a ledger that sums to zero, and go on from there', async () => {
  const exchange = await openExchange({ hasPast: true });
  const [demo, vip, unified, newcomer] = [
    await findTotals('demo@sluice.example', exchange),
    await findTotals('vip@sluice.example', exchange),
    await findTotals('unified@sluice.example', exchange),
    await findTotals('newcomer@sluice.example', exchange),
  ];
  expect(demo.instant).toBeGreaterThan(30);
  expect(demo.fiat).toBeGreaterThan(1);
  expect(demo.limit).toBeGreaterThan(5);
  expect(demo.batch).toBeGreaterThan(3);
  expect(demo.lowBalance).toBeGreaterThan(1);
  expect(vip.block).toBeGreaterThan(5);
  expect(unified.unified).toBeGreaterThan(10);
  expect(Object.values(newcomer).every((total) => total === 0)).toBe(true);
  const rows = await exchange.database.sql.select().from(conversions);
  expect(rows.every(({ createdAt }) => createdAt < START_MS && createdAt > START_MS - 370 * DAY_MS)).toBe(
    true,
  );
  const trader = await exchange.trade();
  const { result } = await trader.post('/exchangeNew/convert/query', {
    accountType: 'limit_order_funding',
    status: 'open',
  });
  const [order] = result.list as Row[];
  const cancelled = await trader.ask('/exchangeNew/limitOrder/cancel', { exchangeTxId: order?.exchangeTxId });
  expect(cancelled.result.status).toBe('cancelled');
  const coins = (await trader.get('/exchange/batch/list?view=coins&account_type=funding')).result;
  expect(Number(coins.next_available_time)).toBeLessThan(START_MS);
  await exchange.expectBalanced();
}, 60_000);
