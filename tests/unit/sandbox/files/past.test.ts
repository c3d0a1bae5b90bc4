import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { DAY_MS, describeStatement, download, idOf, listJobs, order, PREFIX, WORK_MS } from './askExport.ts';

const shared = shareSandbox();
const TYPES = ['funding', 'spot', 'contract', 'convert', 'depositWithdraw', 'derivatives', 'USDT'];

test('The demo user has two exports that can be had and one that is over', async () => {
  const visitor = await shared.enter();
  const { list, quota } = await listJobs(visitor);
  expect(list.map(({ status }) => status)).toEqual([2, 2, 3]);
  expect(quota.used).toBe(3);
  for (const { id, sha256, rows } of list.filter(({ status }) => status === 2)) {
    expect(rows).toBeGreaterThan(0);
    const { bytes } = await download(shared.sandbox, visitor, id);
    expect(sha256).toEqual([createHash('sha256').update(bytes).digest('hex')]);
  }
  expect((await visitor.post(`${PREFIX}/url`, { id: list[2]?.id })).body.retCode).toBe(134005);
});

test('A year of every type can be exported in every format, and what is left is what is there', async () => {
  const visitor = await shared.enter();
  const ids: string[] = [];
  for (const type of TYPES) {
    for (const format of type === 'USDT' ? ['CSV', 'XLSX'] : ['CSV', 'XLSX', 'PDF']) {
      ids.push(idOf(await order(visitor, { type, format })));
    }
  }
  shared.time.advance(WORK_MS);
  await shared.sandbox.exchange.catchUp();
  for (const id of ids) {
    expect((await download(shared.sandbox, visitor, id)).bytes.length).toBeGreaterThan(100);
  }
  const { text } = await download(shared.sandbox, visitor, ids[0] ?? '');
  const sums = text.split('\r\n\r\n')[1]?.trim().split('\r\n').slice(1) ?? [];
  const closing = new Map(sums.map((line) => [line.split(',')[0], line.split(',')[4]]));
  const { sql } = shared.sandbox.exchange.database;
  const balances = await readBalances(sql, 20_000_001, { wallet: 'FUND' });
  for (const coin of new Set(balances.map((balance) => balance.coin))) {
    const held = balances.filter((balance) => balance.coin === coin);
    const sum = held.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
    expect([coin, closing.get(coin)]).toEqual([coin, sum.toFixed()]);
  }
  expect(await findImbalance(sql)).toEqual([]);
});

test('A main account has a statement with its sub-accounts', async () => {
  const visitor = await shared.enter('main@sluice.example');
  const uids = [20_000_005, 20_000_006, 20_000_004];
  const asked = describeStatement({ uids, endTime: String(shared.time.clock.now() - DAY_MS) });
  const id = idOf(await visitor.post(`${PREFIX}/create/account-statement`, asked));
  shared.time.advance(WORK_MS);
  await shared.sandbox.exchange.catchUp();
  expect((await download(shared.sandbox, visitor, id)).bytes.length).toBeGreaterThan(5_000);
});

test('The year of every demo user is assessed, and adds up', async () => {
  for (const account of ['demo', 'vip', 'main', 'india', 'newcomer']) {
    const visitor = await shared.enter(`${account}@sluice.example`);
    for (const method of ['FIFO', 'LIFO', 'HIFO', 'AVERAGE']) {
      const { body } = await visitor.post(`${PREFIX}/tax-overview`, { year: 2026, method });
      expect(body.retCode).toBe(0);
      const { coins } = body.result as { coins: Record<string, string>[] };
      for (const { opening = '', in: came = '', out = '', closing } of coins) {
        expect(new Decimal(opening).plus(came).minus(out).toFixed()).toBe(closing);
      }
    }
  }
});
