import { describe, expect, test } from 'vitest';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { download, idOf, PREFIX, WORK_MS } from '../files/askExport.ts';
import { openXlsx } from '../files/openFile.ts';
import { START_MS } from '../support/createManualTime.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { openTax, readOverview } from './openTax.ts';

const fresh = shareSandbox({});

describe('The overview of a year', () => {
  test('adds up for every coin, and ends with what is there', async () => {
    const visitor = await fresh.enter();
    const { coins } = await readOverview(visitor, 2026);
    expect(coins.map(({ coin }) => coin)).toEqual(expect.arrayContaining(['BTC', 'ETH', 'USDT']));
    for (const { opening = '', in: came = '', out = '', closing } of coins) {
      expect(new Decimal(opening).plus(came).minus(out).toFixed()).toBe(closing);
    }
    expect(coins.find(({ coin }) => coin === 'USDT')).toMatchObject({ closing: '24500', missingCost: [] });
  });

  test('knows the price of a receipt once it was given', async () => {
    const { sandbox, visitor } = await openTax();
    const { database } = sandbox.exchange;
    await database.transact((sql) =>
      postMovement(sql, {
        ...{ kind: 'convert', uid: 20_000_001, reference: 'c-1', atMs: START_MS - 1 },
        transfers: [
          { from: free(20_000_001, 'FUND'), to: house('DESK'), coin: 'BTC', amount: '0.5' },
          { from: house('DESK'), to: free(20_000_001, 'FUND'), coin: 'USDT', amount: '30000' },
          { from: house('DESK'), to: house('FEE'), coin: 'USDT', amount: '30' },
        ],
      }),
    );
    const before = (await readOverview(visitor, 2026)).coins.find(({ coin }) => coin === 'BTC');
    // In euros, at the rate of the day; the cost of all coins is unknown, and every figure says so.
    const proceeds = String(before?.['proceeds']);
    expect(new Decimal(proceeds).gt(20_000)).toBe(true);
    expect(new Decimal(proceeds).lt(30_000)).toBe(true);
    expect(before).toMatchObject({ disposals: 1, cost: '0', gain: proceeds, missing: { receipts: 1 } });
    const { txId, worth = '' } = before?.missingCost[0] ?? {};
    expect(before).toMatchObject({ missing: { worth } });
    expect(new Decimal(worth).gt(0)).toBe(true);
    const state = (cost: object) => visitor.post(`${PREFIX}/tax-cost`, { coin: 'BTC', txId, ...cost });
    expect((await state({ costUsd: '11000' })).body).toMatchObject({ retCode: 0, result: {} });
    // The last word counts; coins that came had been bought before.
    const acquiredAt = String(Date.UTC(2025, 2, 1));
    await state({ cost: '12000.5', acquiredAt });
    const after = await readOverview(visitor, 2026);
    expect(after.coins.find(({ coin }) => coin === 'BTC')).toMatchObject({
      // 0.5 of the 0.55 coins that cost 12,000.50.
      gain: new Decimal(proceeds).minus('10909.54545454').toFixed(),
      // A cost can be corrected later.
      missing: { receipts: 0, worth: '0' },
      missingCost: [],
      enteredCost: [
        { txId, amount: '0.55', cost: '12000.5', written: '12000.5', currency: 'EUR', acquiredAt },
      ],
    });
    // The price of that day, as the exchange knows it.
    await state({ isMarketPrice: true, acquiredAt });
    const priced = (await readOverview(visitor, 2026)).coins.find(({ coin }) => coin === 'BTC');
    expect(priced).toMatchObject({ enteredCost: [{ currency: 'EUR', acquiredAt }] });
    expect(new Decimal(String(priced?.['cost'])).gt(0)).toBe(true);
    // Dollars stay dollars, whatever the figures are in.
    await state({ costUsd: '5000' });
    const inUsd = (await readOverview(visitor, 2026)).coins.find(({ coin }) => coin === 'BTC');
    expect(inUsd).toMatchObject({ enteredCost: [{ written: '5000', currency: 'USD', costUsd: '5000' }] });
    expect((await state({ cost: '1', acquiredAt: String(START_MS) })).body.retCode).toBe(700000);
    expect((await state({ cost: '1', costUsd: '1' })).body.retCode).toBe(700000);
    expect((await state({ cost: '1', currency: 'XXX' })).body.retCode).toBe(700000);
    expect((await state({})).body.retCode).toBe(700000);
    expect((await state({ costUsd: '-1' })).body.retCode).toBe(700000);
    expect((await state({ costUsd: '1', txId: 'x' })).body.retCode).toBe(700000);
    expect((await state({ costUsd: '1', coin: 'BNB' })).body.retCode).toBe(700000);
  });

  test.each([
    ['of the future', { year: 2027 }, 134006],
    ['of another user', { uids: [20_000_003] }, 700000],
    ['by another method', { method: 'BEST' }, 700000],
    ['of before there was anything', { year: 2010 }, 0],
  ])('%s is answered with its code', async (_title, rest, code) => {
    const visitor = await fresh.enter();
    const { body } = await visitor.post(`${PREFIX}/tax-overview`, { year: 2026, method: 'FIFO', ...rest });
    expect(body.retCode).toBe(code);
  });

  test('is that of the report, to the last digit', async () => {
    const { sandbox, time, visitor } = await openTax('main@sluice.example');
    const { summary } = await readOverview(visitor, 2026);
    const report = { year: 2026, method: 'FIFO', format: 'XLSX', requestId: 'report' };
    const id = idOf(await visitor.post(`${PREFIX}/create/tax-report`, report));
    // The list says which report it is.
    const { body } = await visitor.post(`${PREFIX}/list`, {});
    expect(body.result).toMatchObject({ list: [{ id, report: 'annual', method: 'FIFO' }] });
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const sheets = await openXlsx((await download(sandbox, visitor, id)).bytes);
    const figures = ['disposals', 'proceeds', 'cost', 'gain', 'income'];
    figures.push('conversionFees', 'withdrawalFees', 'taxWithheld');
    const { receipts, worth } = summary['missing'] as unknown as { receipts: number; worth: string };
    const sums = figures.map((figure) => String(summary[figure]));
    const totals = ['Total', ...sums, String(receipts), worth];
    expect(sheets.find(([header]) => header?.[1] === 'Disposals')).toContainEqual(totals);
    // The figures of a sub-account are its own: the same as the overview of it.
    const uids = [20_000_006];
    const ofSub = await readOverview(visitor, 2026, { uids });
    const subReport = { ...report, uids, report: 'transactions', requestId: 'sub' };
    const subId = idOf(await visitor.post(`${PREFIX}/create/tax-report`, subReport));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const subSheets = await openXlsx((await download(sandbox, visitor, subId)).bytes);
    const reconciled = subSheets.find(([header]) => header?.[1] === 'Opening') ?? [];
    expect(reconciled.map((line) => line.slice(0, 5)).slice(1)).toEqual(
      ofSub.coins.map(({ coin, opening, in: came, out, closing }) => [coin, opening, came, out, closing]),
    );
    const strange = { ...report, uids: [20_000_001], requestId: 'strange' };
    expect((await visitor.post(`${PREFIX}/create/tax-report`, strange)).body.retCode).toBe(700000);
    const future = { ...report, year: 2027, requestId: 'future' };
    expect((await visitor.post(`${PREFIX}/create/tax-report`, future)).body.retCode).toBe(134006);
  });
});

describe('The rules of a residence', () => {
  test('of the United Kingdom are those of its year, its zone and its currency, and its shares are matched', async () => {
    const { visitor } = await openTax();
    await visitor.post(`${PREFIX}/tax-identity`, { country: 'GBR', taxId: 'AB123456C', type: 'NINO' });
    const { body } = await visitor.post(`${PREFIX}/tax-overview`, { year: 2026 });
    expect(body.result).toMatchObject({
      ...{ country: 'GBR', label: '2026-27', currency: 'GBP', timezone: 'Europe/London' },
      ...{ method: 'SHARE_MATCHING', methods: [] },
      startTime: String(Date.parse('2026-04-05T23:00:00Z')),
      endTime: String(Date.parse('2027-04-05T22:59:59.999Z')),
    });
    // The year that begins in April 2026 has nothing before.
    const early = (await readOverview(visitor, 2026, { country: 'DEU' })) as unknown as { label: string };
    expect(early).toMatchObject({ label: '2026', currency: 'EUR', country: 'DEU' });
    const unknown = (await readOverview(visitor, 2026, { country: 'BRA' })) as unknown as { label: string };
    expect(unknown).toMatchObject({ label: '2026', currency: 'EUR', timezone: 'UTC' });
  });

  test('hold for a method from a year on: earlier years stay as they were filed', async () => {
    const { visitor } = await openTax('main@sluice.example');
    const choose = (rest: object) =>
      visitor.post(`${PREFIX}/tax-method`, { country: 'DEU', fromYear: 2026, method: 'AVERAGE', ...rest });
    const ask = async (year: number, rest = {}) => {
      const { body } = await visitor.post(`${PREFIX}/tax-overview`, { year, ...rest });
      return body.result as { method: string; summary: { gain: string; cost: string } };
    };
    const [before, filed] = [await ask(2026), await ask(2025)];
    expect([before.method, filed.method]).toEqual(['FIFO', 'FIFO']);
    // What the change would come to, before it is made.
    const preview = await ask(2026, { method: 'AVERAGE', fromYear: 2026 });
    expect((await choose({})).body.result).toEqual({ methods: [{ fromYear: 2026, method: 'AVERAGE' }] });
    const after = await ask(2026);
    expect(after.method).toBe('AVERAGE');
    expect(after.summary).toEqual(preview.summary);
    expect((await ask(2025)).summary).toEqual(filed.summary);
    // A choice for an earlier year holds from it on, for later ones too.
    expect((await choose({ fromYear: 2025, method: 'FIFO' })).body.result).toEqual({
      methods: [{ fromYear: 2025, method: 'FIFO' }],
    });
    expect((await ask(2026)).summary).toEqual(before.summary);
    // Germany knows no LIFO, the United Kingdom nothing but share matching, the United States no average.
    expect((await choose({ method: 'LIFO' })).body.retCode).toBe(700000);
    expect((await choose({ country: 'GBR' })).body.retCode).toBe(700000);
    expect((await choose({ country: 'USA' })).body.retCode).toBe(700000);
    expect((await choose({ fromYear: 2027 })).body.retCode).toBe(700000);
  });
});
