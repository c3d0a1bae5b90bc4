import { describe, expect, test } from 'vitest';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { download, idOf, PREFIX, WORK_MS } from '../files/askExport.ts';
import { START_MS } from '../support/createManualTime.ts';
import type { Visitor } from '../support/openVisitor.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { openTax } from './openTax.ts';

const fresh = shareSandbox({});

describe('A statement of tax deducted in India', () => {
  const PATH = `${PREFIX}/create/india-tax-statement`;
  const ask = (visitor: Visitor, rest = {}) =>
    visitor.post(PATH, { financialYear: '2026-27', quarter: 'all', requestId: 'india', ...rest });

  async function openDeduction(finishedAt = Date.UTC(2026, 6, 15)) {
    const test = await openTax('india@sluice.example');
    await test.sandbox.exchange.open();
    await test.sandbox.exchange.database.sql.insert(conversions).values({
      ...{ id: 'c-india', uid: 20_000_011, kind: 'convert', requestId: 'r', accountType: 'funding' },
      ...{ fromCoin: 'BTC', fromAmount: '0.1', toCoin: 'USDT', toAmount: '989', rate: '10000' },
      ...{ feeCoin: 'USDT', feeAmount: '1', taxType: 'TDS', taxAmount: '10', gapRate: '0' },
      ...{ status: 'success', spotRate: '10000', notionalUsd: '1000' },
      // The order waited for its price for two months, and a quarter began meanwhile.
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
    // The fourth quarter has not begun yet.
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
