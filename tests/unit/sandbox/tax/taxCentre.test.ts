import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { download, idOf, PREFIX, WORK_MS } from '../files/askExport.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openVisitor, type Visitor } from '../support/openVisitor.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { startSandbox } from '../support/startSandbox.ts';

const SUBS = '/user/private/search-subaccount-tax';
const TAG = '/user/private/user-tag?req_tags=tax_identity';

interface Overview {
  readonly coins: readonly (Readonly<Record<string, string>> & {
    readonly missingCost: readonly { readonly txId: string; readonly amount: string }[];
  })[];
  readonly summary: Readonly<Record<string, string | number>>;
}

async function readOverview(visitor: Visitor, year: number, rest = {}): Promise<Overview> {
  const { body } = await visitor.post(`${PREFIX}/tax-overview`, { year, method: 'FIFO', ...rest });
  expect(body.retCode).toBe(0);
  return body.result as unknown as Overview;
}

async function readTag(visitor: Visitor): Promise<unknown> {
  const { body } = await visitor.get(TAG);
  return JSON.parse((body.result as { tax_identity: string }).tax_identity);
}

async function open(account?: string) {
  const test = await startSandbox();
  const visitor = openVisitor(test.sandbox);
  await visitor.login(account);
  return { ...test, visitor };
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
    const { sandbox, time, visitor } = await open();
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
    [{ country: 'DEU', taxId: '12345678901', type: 'TIN' }, 0],
    [{ country: 'DEU', taxId: '01234567890', type: 'TIN' }, 131065],
    [{ country: 'JPN', taxId: 'A1234', type: 'TIN' }, 0],
    [{ country: 'JPN', taxId: "'; drop", type: 'TIN' }, 131065],
    [{ country: 'ZZZ', taxId: 'A1234', type: 'TIN' }, 700000],
    [{ country: 'DEU', taxId: '', type: 'TIN' }, 700000],
    [{ country: 'DEU', taxId: '1\u00002345678901', type: 'TIN' }, 700000],
  ])('%j is answered %i', async (identity, code) => {
    const visitor = await fresh.enter('failed@sluice.example');
    const { status, body } = await give(visitor, identity);
    expect([status, body.retCode]).toEqual([200, code]);
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
    const { sandbox, visitor } = await open();
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
    expect(before).toMatchObject({ disposals: 1, proceeds: '30000', cost: '0', gain: '30000' });
    const txId = before?.missingCost[0]?.txId;
    const state = (cost: object) => visitor.post(`${PREFIX}/tax-cost`, { coin: 'BTC', txId, ...cost });
    expect((await state({ costUsd: '11000' })).body).toMatchObject({ retCode: 0, result: {} });
    // The last word counts.
    await state({ costUsd: '12000.5' });
    const after = await readOverview(visitor, 2026);
    expect(after.coins.find(({ coin }) => coin === 'BTC')).toMatchObject({
      // 0.5 of the 0.55 coins that cost 12,000.50.
      gain: '19090.45454546',
      // It can be corrected later.
      missingCost: [],
      enteredCost: [{ txId, amount: '0.55', costUsd: '12000.5' }],
    });
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
    const { sandbox, time, visitor } = await open('main@sluice.example');
    const { summary } = await readOverview(visitor, 2026);
    const report = { year: 2026, method: 'FIFO', format: 'CSV', requestId: 'report' };
    const id = idOf(await visitor.post(`${PREFIX}/create/tax-report`, report));
    // The list says which report it is.
    const { body } = await visitor.post(`${PREFIX}/list`, {});
    expect(body.result).toMatchObject({ list: [{ id, report: 'annual', method: 'FIFO' }] });
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const { text } = await download(sandbox, visitor, id);
    const figures = ['disposals', 'proceeds', 'cost', 'gain', 'income', 'fees', 'taxWithheld'];
    expect(text).toContain(`Total,${figures.map((figure) => summary[figure]).join(',')}\r\n`);
    // Those of a sub-account are its own: the same as the overview of it.
    const uids = [20_000_006];
    const ofSub = await readOverview(visitor, 2026, { uids });
    const subReport = { ...report, uids, report: 'transactions', requestId: 'sub' };
    const subId = idOf(await visitor.post(`${PREFIX}/create/tax-report`, subReport));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const subText = (await download(sandbox, visitor, subId)).text;
    for (const { coin, opening, in: came, out, closing } of ofSub.coins) {
      expect(subText).toContain(`${coin},${opening},${came},${out},${closing}`);
    }
    const strange = { ...report, uids: [20_000_001], requestId: 'strange' };
    expect((await visitor.post(`${PREFIX}/create/tax-report`, strange)).body.retCode).toBe(700000);
    const future = { ...report, year: 2027, requestId: 'future' };
    expect((await visitor.post(`${PREFIX}/create/tax-report`, future)).body.retCode).toBe(134006);
  });
});

test('Each report of a year has its own rows, which add up to the figures of the overview', async () => {
  const { sandbox, time, visitor } = await open();
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
  expect(sumOf('annual', 'Gain USD')).toBe(summary.gain);
  expect(sumOf('gainLoss', 'Gain USD')).toBe(summary.gain);
  expect(sumOf('income', 'Income USD')).toBe(summary.income);
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

describe('A statement of tax deducted in India', () => {
  const PATH = `${PREFIX}/create/india-tax-statement`;
  const ask = (visitor: Visitor, rest = {}) =>
    visitor.post(PATH, { financialYear: '2026-27', quarter: 'all', requestId: 'india', ...rest });

  async function openDeduction(finishedAt = Date.UTC(2026, 6, 15)) {
    const test = await open('india@sluice.example');
    await test.sandbox.exchange.open();
    await test.sandbox.exchange.database.sql.insert(conversions).values({
      ...{ id: 'c-india', uid: 20_000_011, kind: 'convert', requestId: 'r', accountType: 'funding' },
      ...{ fromCoin: 'BTC', fromAmount: '0.1', toCoin: 'USDT', toAmount: '989', rate: '10000' },
      ...{ feeCoin: 'USDT', feeAmount: '1', taxType: 'TDS', taxAmount: '10', gapRate: '0' },
      ...{ status: 'success', spotRate: '10000', notionalUsd: '1000' },
      // It waited for its price for two months, and a quarter began meanwhile.
      createdAt: Date.UTC(2026, 4, 15),
      finishedAt,
    });
    return test;
  }

  test('is made from what conversions withheld in its quarter', async () => {
    const { sandbox, time, visitor } = await openDeduction();
    const id = idOf(await ask(visitor, { pan: 'ABCDE1234F' }));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const { headers } = await download(sandbox, visitor, id);
    expect(headers['content-type']).toBe('application/pdf');
    const quarter = (number: number) =>
      ask(visitor, { pan: 'ABCDE1234F', quarter: number, requestId: `q${number}` });
    expect((await quarter(1)).body.retCode).toBe(134006);
    idOf(await quarter(2));
    // It has not begun yet.
    expect((await quarter(4)).body.retCode).toBe(134006);
  });

  test('has the figures that the page shows by quarter', async () => {
    const { time, visitor } = await openDeduction(START_MS - 1);
    const read = async () => {
      const { body } = await visitor.post(`${PREFIX}/india-tds`, { financialYear: '2026-27' });
      return body.result as { quarters: Record<string, unknown>[]; summary: Record<string, unknown> };
    };
    const { quarters, summary } = await read();
    expect(quarters).toHaveLength(1);
    const [{ quarter, isDeposited, ...figures } = {}] = quarters;
    expect([quarter, isDeposited]).toEqual([3, false]);
    expect(figures).toEqual(summary);
    // 1 % of what came, and 18 % of a fee that is a tenth of it; each is rounded to a paisa by itself.
    const gross = new Decimal(String(summary['gross']));
    expect(gross.gt(50_000)).toBe(true);
    expect(gross.div(100).minus(String(summary['tds'])).abs().toNumber()).toBeLessThanOrEqual(0.01);
    expect(gross.mul('0.00018').minus(String(summary['gst'])).abs().toNumber()).toBeLessThanOrEqual(0.01);
    time.advance(100 * 86_400_000);
    await visitor.login('india@sluice.example');
    expect((await read()).quarters).toMatchObject([{ quarter: 3, isDeposited: true }]);
  });

  test.each([
    ['of the future', '2027-28', 134006],
    ['of years that do not follow each other', '2026-28', 700000],
  ])('has no figures %s', async (_title, financialYear, code) => {
    const visitor = await fresh.enter('india@sluice.example');
    const { body } = await visitor.post(`${PREFIX}/india-tds`, { financialYear });
    expect(body.retCode).toBe(code);
  });

  test('needs a PAN, given with it or before', async () => {
    const { visitor } = await openDeduction();
    expect((await ask(visitor)).body.retCode).toBe(131065);
    await visitor.post(`${PREFIX}/tax-identity`, { country: 'IND', taxId: 'ABCDE1234F', type: 'PAN' });
    expect((await ask(visitor, { pan: 'ABCDE9999F' })).body.retCode).toBe(131065);
    idOf(await ask(visitor));
  });

  test.each([
    ['of a user who paid none', { pan: 'ABCDE1234F' }, 134006],
    ['of years that do not follow each other', { pan: 'ABCDE1234F', financialYear: '2026-28' }, 700000],
    ['of the future', { pan: 'ABCDE1234F', financialYear: '2027-28' }, 134006],
    ['with a PAN that is none', { pan: 'abcde1234f' }, 700000],
  ])('%s is answered with its code', async (_title, rest, code) => {
    const visitor = await fresh.enter();
    expect((await ask(visitor, rest)).body.retCode).toBe(code);
  });
});
