import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { csvOf } from '#app/features/recordList/recordFields.ts';
import { BLOCK_FIELDS } from '#app/screens/blockTrade/blockHistory/blockFields.ts';
import { bookedAmounts, findTrade, tradeSources } from '#app/screens/blockTrade/blockHistory/blockTrades.ts';
import { convertWould } from '#app/screens/blockTrade/tradePaths.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import { FIELD_VIEW } from '#tests/support/fieldView.ts';
import { buildRow } from '#tests/unit/app/features/conversions/buildRow.ts';

describe('the questions of the block history', () => {
  const asked = async (words: Parameters<typeof tradeSources>[0]) => {
    const inputs: unknown[] = [];
    const request: Request = async (_name, input) => {
      inputs.push(input);
      return err(appError('http/network', 'http network error'));
    };
    const step = { startMs: 1, endMs: 2, isOlder: false };
    for (const source of tradeSources(words)) {
      await source.load(request, { step, pageNo: 1, cursor: '', limit: 50 }, {});
    }
    return inputs;
  };

  test('are one without a coin, and one for each side with it', async () => {
    expect(await asked({})).toEqual([{ startTime: '1', endTime: '2', pageNo: 1, pageSize: 50 }]);
    expect(await asked({ coin: 'BTC' })).toMatchObject([{ fromCoin: 'BTC' }, { toCoin: 'BTC' }]);
  });

  test('name status and smallest notional as the exchange does', async () => {
    expect(await asked({ status: 'settled', minNotional: '100000' })).toMatchObject([
      { status: 'success', minNotionalUsd: '100000' },
    ]);
  });

  test('have no answer for a guest', async () => {
    const request: Request = async () => ok({ result: undefined, asOfMs: 0, generation: 1, skewMs: 0 });
    const [source] = tradeSources({});
    const step = { startMs: 1, endMs: 2, isOlder: false };
    expect(await source?.load(request, { step, pageNo: 1, cursor: '', limit: 50 }, {})).toEqual(ok(null));
  });
});

describe('a rejected block trade', () => {
  const ROW = {
    ...buildRow({ accountType: 'funding_block_trade', exchangeStatus: 'failure', failCode: 700001 }),
    ...{ notionalUsd: '6500', spotRate: '65000', diffBp: '-2.7', documents: [], toAmount: '94725.7115' },
  };

  const readRow = async () => {
    const answer = { result: { total: 1, list: [ROW] }, asOfMs: 0, generation: 1, skewMs: 0 };
    const request = (async () => ok(answer)) as unknown as Request;
    const found = await findTrade(request, ROW.exchangeTxId, {});
    if (!found.ok || found.value === null) throw new Error('There is no trade.');
    return found.value;
  };

  test('received nothing, whatever was promised, and adds nothing to the sums', async () => {
    const row = await readRow();
    expect(row).toMatchObject({ received: '0', outcome: 'void', status: 'rejected' });
    expect(bookedAmounts([row])).toEqual([]);
  });

  test('is in the file with what was asked for and with 0 in every column of money, in words', async () => {
    const { columns, linesOf } = csvOf(BLOCK_FIELDS, FIELD_VIEW);
    const [line = []] = linesOf(await readRow());
    const cells = Object.fromEntries(columns.map(({ title }, at) => [title, line[at]]));
    expect(cells).toMatchObject({
      'terms.status': 'records.status.rejected',
      'block.history.col.account': 'accounts.fiat',
      'records.askedAmount': '0.1',
      'block.history.csv.soldAmount': '0',
      'block.history.csv.gotAmount': '0',
      'terms.rate': '',
      'block.history.col.notional': '0',
      'terms.fee': '0',
      'terms.tax': '0',
    });
  });
});

test('a conversion would have given the spot price of that moment less its usual distance and its fee', () => {
  const would = convertWould(
    { fromAmount: '2', toAmount: '120000.5', spotRate: '60018.26' },
    {
      gapRate: '-0.001',
      feeRate: '0.0005',
      taxRate: '0',
    },
  );
  expect(would).toEqual({ amount: '119856.52', difference: '143.97' });
});

const FREE = { gapRate: '0', feeRate: '0', taxRate: '0' };

test('what a block gave less than a conversion is rounded away from zero', () => {
  const trade = { fromAmount: '1', toAmount: '100.001', spotRate: '101' };
  expect(convertWould(trade, FREE).difference).toBe('-1.00');
  expect(convertWould({ ...trade, toAmount: '99.999' }, FREE).difference).toBe('-1.01');
});
