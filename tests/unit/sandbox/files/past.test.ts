import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Visitor } from '../support/openVisitor.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { DAY_MS, describeStatement, download, idOf, listJobs, order, PREFIX, WORK_MS } from './askExport.ts';
import { HAS_PDF_READER, openCsv, openPdf, openXlsx, type Table } from './openFile.ts';

const shared = shareSandbox();
/** By who has rows of them. No demo account has contracts in USDC, whose file is made as that of USDT is. */
const TYPES = {
  demo: ['funding', 'spot', 'contract', 'convert', 'depositWithdraw', 'derivatives', 'USDT'],
  main: ['unified', 'savings', 'preUpgrade'],
} as const;
const ONLY_TABLES: readonly string[] = ['USDT', 'preUpgrade'];

/**
 * Orders a year of each type in every format, opens all with programs that are not ours, compares the formats with each other,
 * and gives the sums by coin of each type, header first.
 */
async function openYear(visitor: Visitor, types: readonly string[]): Promise<ReadonlyMap<string, Table>> {
  const ordered: { readonly type: string; readonly format: string; readonly id: string }[] = [];
  for (const type of types) {
    for (const format of ONLY_TABLES.includes(type) ? ['CSV', 'XLSX'] : ['CSV', 'XLSX', 'PDF']) {
      ordered.push({ type, format, id: idOf(await order(visitor, { type, format })) });
    }
  }
  shared.time.advance(WORK_MS);
  await shared.sandbox.exchange.catchUp();
  const jobs = new Map((await listJobs(visitor, { limit: 50 })).list.map((job) => [job.id, job]));
  const sumsOf = new Map<string, Table>();
  for (const { type, format, id } of ordered) {
    const { bytes } = await download(shared.sandbox, visitor, id);
    const job = jobs.get(id);
    expect(job?.sha256).toEqual([createHash('sha256').update(bytes).digest('hex')]);
    if (format === 'PDF') {
      if (!HAS_PDF_READER) continue;
      const lines = openPdf(bytes);
      for (const sum of sumsOf.get(type) ?? []) expect(lines).toContainEqual(sum);
      expect(lines.flat()).toContain('Sluice');
      continue;
    }
    const [main = [], ...sheets] = format === 'CSV' ? [openCsv(bytes)] : await openXlsx(bytes);
    expect([type, format, main.length - 1]).toEqual([type, format, job?.rows]);
    if (format === 'CSV') continue;
    // What is no movement has no sums.
    const reconciled = sheets.find(([header]) => header?.[1] === 'Opening') ?? [];
    sumsOf.set(type, reconciled);
    for (const [coin, opening = '', came = '', went = '', closing = ''] of reconciled.slice(1)) {
      expect([coin, new Decimal(opening).plus(came).minus(went).toFixed()]).toEqual([coin, closing]);
    }
  }
  return sumsOf;
}

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

test('A year of every type opens in programs that are not ours, says the same in every format, and adds up', async () => {
  const visitor = await shared.enter();
  const sumsOf = await openYear(visitor, TYPES.demo);
  const closing = new Map(sumsOf.get('funding')?.map((row) => [row[0], row[4]]));
  const { sql } = shared.sandbox.exchange.database;
  const balances = await readBalances(sql, 20_000_001, { wallet: 'FUND' });
  for (const coin of new Set(balances.map((balance) => balance.coin))) {
    const held = balances.filter((balance) => balance.coin === coin);
    const sum = held.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
    expect([coin, closing.get(coin)]).toEqual([coin, sum.toFixed()]);
  }
  expect(await findImbalance(sql)).toEqual([]);
});

test('So do the types of unified accounts, savings and what was before an upgrade', async () => {
  const sumsOf = await openYear(await shared.enter('main@sluice.example'), TYPES.main);
  expect([...sumsOf.values()].every((sums) => sums.length > 1)).toBe(true);
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
