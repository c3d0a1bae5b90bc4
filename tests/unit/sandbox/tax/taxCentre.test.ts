import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { download, idOf, PREFIX, WORK_MS } from '../files/askExport.ts';
import { HAS_PDF_READER, openPdf, openXlsx } from '../files/openFile.ts';
import { START_MS } from '../support/createManualTime.ts';
import type { Visitor } from '../support/openVisitor.ts';
import { passSecurity } from '../support/passSecurity.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { openTax, readOverview } from './openTax.ts';

const SUBS = '/user/private/search-subaccount-tax';
const TAG = '/user/private/user-tag?req_tags=tax_identity';

async function readTag(visitor: Visitor): Promise<unknown> {
  const { body } = await visitor.get(TAG);
  return JSON.parse((body.result as { tax_identity: string }).tax_identity);
}

const fresh = shareSandbox({});

describe('A tax identity', () => {
  const give = (visitor: Visitor, identity: object) => visitor.post(`${PREFIX}/tax-identity`, identity);

  test('of one’s own country is verified at once, and shown masked', async () => {
    const visitor = await fresh.enter('india@sluice.example');
    const { body } = await give(visitor, { country: 'IND', taxId: 'abcde1234f', type: 'PAN' });
    const tag = { status: 'verified', country: 'IND', id_masked: '******234F' };
    expect(JSON.parse((body.result as { tax_identity: string }).tax_identity)).toEqual(tag);
    expect(await readTag(visitor)).toEqual(tag);
  });

  test('of another country is looked at first', async () => {
    const { sandbox, time, visitor } = await openTax();
    await give(visitor, { country: 'USA', taxId: '123-45-6789', type: 'SSN', document: 'passport.pdf' });
    expect(await readTag(visitor)).toEqual({ status: 'review', country: 'USA', id_masked: '*****6789' });
    time.advance(30_000);
    await sandbox.exchange.catchUp();
    expect(await readTag(visitor)).toMatchObject({ status: 'verified' });
  });

  test.each([
    [{ country: 'IND', taxId: 'ABCDE12345', type: 'PAN' }, 131065],
    [{ country: 'IND', taxId: 'ABCDE1234F', type: 'SSN' }, 131065],
    [{ country: 'USA', taxId: '000-12-3456', type: 'SSN' }, 131065],
    [{ country: 'USA', taxId: '12-3456789', type: 'EIN' }, 0],
    [{ country: 'USA', taxId: '900-70-1234', type: 'ITIN' }, 0],
    [{ country: 'DEU', taxId: '86095742719', type: 'TIN' }, 0],
    [{ country: 'DEU', taxId: '01234567890', type: 'TIN' }, 131065],
    [{ country: 'DEU', taxId: '86095742718', type: 'TIN' }, 131065],
    [{ country: 'BRA', taxId: 'A1234', type: 'TIN' }, 0],
    [{ country: 'BRA', taxId: "'; drop", type: 'TIN' }, 131065],
    [{ country: 'ZZZ', taxId: 'A1234', type: 'TIN' }, 700000],
    [{ country: 'DEU', taxId: '', type: 'TIN' }, 700000],
    [{ country: 'DEU', taxId: '1\u00002345678901', type: 'TIN' }, 700000],
  ])('%j is answered %i', async (identity, code) => {
    const visitor = await fresh.enter('failed@sluice.example');
    // A refused number may be a change of the line before.
    const proof = await passSecurity(visitor, 30011, { ...identity });
    const { status, body } = await give(visitor, { ...identity, ...proof });
    expect([status, body.retCode]).toEqual([200, code]);
  });

  test('that is there already is changed behind the security step alone, and stays without it', async () => {
    const visitor = await fresh.enter('vip@sluice.example');
    const own = { country: 'DEU', taxId: '86095742719', type: 'TIN' };
    await give(visitor, own);
    const kept = { status: 'verified', country: 'DEU', id_masked: '*******2719' };
    const other = { country: 'DEU', taxId: '65929970489', type: 'TIN' };
    expect((await give(visitor, other)).body.retCode).toBe(10031);
    // A step for another number opens nothing.
    const wrong = await passSecurity(visitor, 30011, own);
    expect((await give(visitor, { ...other, ...wrong })).body.retCode).toBe(10031);
    expect(await readTag(visitor)).toEqual(kept);
    const proof = await passSecurity(visitor, 30011, other);
    expect((await give(visitor, { ...other, ...proof })).body.retCode).toBe(0);
    expect(await readTag(visitor)).toMatchObject({ id_masked: '*******0489' });
    // And it is good once.
    expect((await give(visitor, { ...other, ...proof })).body.retCode).toBe(10031);
  });
});

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
      // The user can correct it later.
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
    // A sub-account's files are its own: as the overview of it.
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
    // Nothing comes before the year that begins in April 2026.
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

test('The lots of a report come to its figures, and are the same in all three formats', async () => {
  const { sandbox, time, visitor } = await openTax('main@sluice.example');
  const year = new Date(START_MS).getUTCFullYear();
  await sellTwice(sandbox.exchange);
  const { summary } = await readOverview(visitor, year);
  const asked = { year, report: 'gainLoss' };
  const make = async (format: string) => {
    const order = { ...asked, format, requestId: `lots-${format}` };
    const id = idOf(await visitor.post(`${PREFIX}/create/tax-report`, order));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    return { id, ...(await download(sandbox, visitor, id)) };
  };
  const xlsx = await make('XLSX');
  const { body } = await visitor.post(`${PREFIX}/list`, {});
  expect(body.result).toMatchObject({
    list: [{ id: xlsx.id, label: String(year), timezone: 'Europe/Berlin', method: 'FIFO' }],
  });
  const sheets = await openXlsx(xlsx.bytes);
  const [header = [], ...lines] = sheets.find(([first]) => first?.includes('Matched with')) ?? [];
  const column = (title: string) => {
    const at = header.findIndex((name) => name.startsWith(title));
    return lines.map((line) => line[at] ?? '');
  };
  const sum = (title: string) =>
    column(title)
      .reduce((total, cell) => total.plus(cell), new Decimal(0))
      .toFixed();
  expect([sum('Proceeds EUR'), sum('Cost EUR'), sum('Gain EUR')]).toEqual(
    ['proceeds', 'cost', 'gain'].map((figure) => summary[figure]),
  );
  expect(new Set(column('No.')).size).toBe(summary['disposals']);
  // The second of two sales takes from both lots; all of them were held for less than a year.
  const ofCoin = (title: string) => column(title).filter((_cell, at) => column('Coin')[at] === 'LTC');
  expect(['Days held', 'Amount', 'Term', 'Receipts without cost'].map(ofCoin)).toEqual([
    ['20', '25', '15'],
    ['1', '2', '2'],
    ['Short', 'Short', 'Short'],
    ['0', '0', '0'],
  ]);
  const [first, ...second] = ofCoin('No.');
  expect(new Set(second).size).toBe(1);
  expect(second).not.toContain(first);

  const { text } = await make('CSV');
  const [rows = ''] = text.replace('\uFEFF', '').split('\r\n\r\n');
  const { data } = papaparse.parse<Record<string, string>>(rows.trim(), { header: true });
  const figures = ['Amount', 'Proceeds EUR', 'Cost EUR', 'Gain EUR', 'Days held'];
  expect(data.map((row) => figures.map((title) => row[title]))).toEqual(
    lines.map((_line, at) => figures.map((title) => column(title)[at])),
  );
  if (!HAS_PDF_READER) return;
  const words = openPdf((await make('PDF')).bytes)
    .flat()
    .flatMap((cell) => cell.split(' '));
  const amounts = figures.slice(0, 4).flatMap(column);
  expect(amounts.filter((amount) => !words.includes(amount))).toEqual([]);
  for (const fact of ['2026-01-01', 'EUR,', 'DEU', 'FIFO']) expect(words).toContain(fact);
});

const DAY_MS = 86_400_000;

/** Two purchases of a coin, 40 and 30 days ago, and two sales that take from the first and from both. */
async function sellTwice(exchange: Pick<Exchange, 'database'>): Promise<void> {
  const own = free(20_000_005, 'FUND');
  const deals = [
    [40, 'USDT', '100', 'LTC', '3'],
    [30, 'USDT', '200', 'LTC', '3'],
    [20, 'LTC', '1', 'USDT', '70'],
    [15, 'LTC', '4', 'USDT', '333.333333'],
  ] as const;
  for (const [daysAgo, from, given, to, came] of deals) {
    await exchange.database.transact((sql) =>
      postMovement(sql, {
        ...{ kind: 'convert', uid: 20_000_005, reference: `deal-${daysAgo}` },
        atMs: START_MS - daysAgo * DAY_MS,
        transfers: [
          { from: own, to: house('DESK'), coin: from, amount: given },
          { from: house('DESK'), to: own, coin: to, amount: came },
        ],
      }),
    );
  }
}

test('Each report of a year has its own rows, which add up to the figures of the overview', async () => {
  const { sandbox, time, visitor } = await openTax();
  const { coins, summary } = await readOverview(visitor, 2026);
  const texts = new Map<string, string>();
  for (const report of ['annual', 'gainLoss', 'income', 'transactions']) {
    const asked = { year: 2026, method: 'FIFO', format: 'CSV', report, requestId: `year-${report}` };
    const id = idOf(await visitor.post(`${PREFIX}/create/tax-report`, asked));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    texts.set(report, (await download(sandbox, visitor, id)).text);
  }
  const sumOf = (report: string, title: string, ofCoin?: string): string => {
    const [rows = ''] = (texts.get(report) ?? '').replace('\uFEFF', '').split('\r\n\r\n');
    const { data } = papaparse.parse<Record<string, string>>(rows.trim(), { header: true });
    return data
      .filter(({ Coin }) => ofCoin === undefined || Coin === ofCoin)
      .reduce((sum, row) => sum.plus(row[title] ?? ''), new Decimal(0))
      .toFixed();
  };
  expect(sumOf('annual', 'Gain EUR')).toBe(summary.gain);
  expect(sumOf('gainLoss', 'Gain EUR')).toBe(summary.gain);
  expect(sumOf('income', 'Income EUR')).toBe(summary.income);
  for (const { coin = '', in: came = '', out = '' } of coins) {
    expect(sumOf('transactions', 'Amount', coin), coin).toBe(new Decimal(came).minus(out).toFixed());
  }
});

describe('Taxes of sub-accounts', () => {
  test('are shown to their main account', async () => {
    const visitor = await fresh.enter('main@sluice.example');
    const { body } = await visitor.get(`${SUBS}?year=2026`);
    const { list, summary } = body.result as { list: { uid: number; status: string }[]; summary: object };
    expect(list.map(({ uid, status }) => [uid, status])).toEqual([
      [20_000_004, 'open'],
      [20_000_006, 'open'],
    ]);
    expect(summary).toMatchObject({ disposals: 0 });
    const past = await visitor.get(`${SUBS}?year=2026&quarter=1&uid=20000006&country=DEU`);
    expect(past.body.result).toMatchObject({ list: [{ uid: 20_000_006, status: 'final' }] });
  });

  test.each([
    ['demo@sluice.example', 'year=2026', 134006],
    ['sub@sluice.example', 'year=2026', 134006],
    ['main@sluice.example', 'year=2026&uid=20000001', 134006],
    ['main@sluice.example', 'year=2026&country=JPN', 134006],
    ['main@sluice.example', 'year=2027', 134006],
    ['main@sluice.example', 'year=2026&quarter=5', 700000],
  ])('asked by %s for %s are answered %i', async (account, query, code) => {
    const visitor = await fresh.enter(account);
    expect((await visitor.get(`${SUBS}?${query}`)).body.ret_code).toBe(code);
  });
});
