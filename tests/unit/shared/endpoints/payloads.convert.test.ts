import { describe, expect, test } from 'vitest';
import type { InputOf } from '#shared/endpoints/table.ts';
import { AT, faults, read, send } from './readPayload.ts';

const ROW = {
  exchangeTxId: 'x1',
  quoteTxId: '',
  accountType: 'limit_order_funding',
  fromCoin: 'BTC',
  fromAmount: '0.1',
  toCoin: 'USDT',
  toAmount: '0',
  convertRate: '0',
  feeCoin: '',
  feeAmount: '0',
  taxAmount: '0',
  exchangeStatus: 'init',
  gapRate: '0',
  createdAt: AT,
};

describe('a conversion', () => {
  const ASKED: InputOf<'convertQuote'> = {
    accountType: 'funding',
    fromCoin: 'BTC',
    toCoin: 'USDT',
    requestCoin: 'BTC',
    requestAmount: '0.1',
    fromCoinType: 'crypto',
    toCoinType: 'crypto',
    requestId: '3f2b9c1e-8d4a-4c6b-9e7f-0a1b2c3d4e5f',
  };
  const QUOTE = {
    uid: 10000007,
    requestId: ASKED.requestId,
    quoteTxId: '1010020692439481682687668224',
    exchangeRate: '64982.1',
    inverseRate: '0.000015388853238291',
    fromCoin: 'BTC',
    toCoin: 'USDT',
    fromAmount: '0.1',
    toAmount: '6498.21',
    expiredTime: AT,
    ttl: 15000,
    gapRate: '-0.0004',
    fee: { coin: '', amount: '0', rate: '0' },
    extTaxAndFee: [],
    firm: false,
  };

  test('is quoted for an amount above zero, out of a wallet that exists', () => {
    expect(send('convertQuote', ASKED)).toEqual(ASKED);
    expect(faults('convertQuote', 'input', { ...ASKED, requestAmount: '0' })).toEqual(['requestAmount']);
    expect(faults('convertQuote', 'input', { ...ASKED, accountType: 'earn' })).toEqual(['accountType']);
    expect(faults('convertQuote', 'input', { ...ASKED, requestId: 'a b' })).toEqual(['requestId']);
    expect(send('convertQuote', { ...ASKED, accountType: 'reverse_sluice' })).toBeDefined();
  });

  test('has a quote that says whose it is and what it answers', () => {
    expect(read('convertQuote', QUOTE)).toEqual({ ...QUOTE, uid: '10000007' });
    for (const field of ['uid', 'requestId'])
      expect(faults('convertQuote', 'result', { ...QUOTE, [field]: undefined })).toEqual([field]);
  });

  test('is found in a history of half a year, of the wallets that this history has', () => {
    const week = { accountType: 'funding,limit_order_funding', startTime: '0', endTime: '604800000' };
    expect(send('convertQuery', { ...week, status: 'open', pageNo: 1, pageSize: 100 })).toBeDefined();
    expect(faults('convertQuery', 'input', { ...week, pageSize: 101 })).toEqual(['pageSize']);
    expect(faults('convertQuery', 'input', { ...week, endTime: '15638400000' })).toEqual(['endTime']);
    expect(faults('convertUnifiedQuery', 'input', week)).toEqual(['accountType']);
  });

  test('of many coins takes at most twenty', () => {
    const items = Array.from({ length: 21 }, (_, index) => ({
      fromCoin: `C${index}`,
      amount: 'all' as const,
    }));
    const batch = { accountType: 'funding', toCoin: 'USDT', requestId: 'r-1' } as const;
    expect(send('batchQuote', { ...batch, items: items.slice(1) })).toBeDefined();
    expect(faults('batchQuote', 'input', { ...batch, items })).toEqual(['items']);
    expect(faults('batchQuote', 'input', { ...batch, items: [] })).toEqual(['items']);
  });

  test('of small balances has one address for two views, each with exact faults', () => {
    const history = { total: 0, records: [] };
    expect(read('lowBalanceList', history)).toEqual(history);
    expect(faults('lowBalanceList', 'result', { ...history, records: [{}] })[0]).toMatch(/^records\.0\./);
    expect(faults('lowBalanceList', 'result', { coins: [] })).toContain('threshold_usd');
    expect(faults('lowBalanceList', 'input', { view: 'history', start_time: '9', end_time: '8' })).toEqual([
      'end_time',
    ]);
  });
});

describe('an order for later or for a large amount', () => {
  test('waits with its limit, which a limit order always has', () => {
    const limit = { limitPrice: '70000', expiredAt: AT, status: 'open' };
    const order = { ...ROW, limit, marketRate: '64982.1', distance: '0.0772' };
    expect(read('limitOrderQuery', order)).toEqual(order);
    expect(faults('limitOrderQuery', 'result', { ...order, limit: undefined })).toEqual(['limit']);
    expect(faults('convertQuery', 'result', { total: 1, list: [ROW] })).toEqual([]);
    const cancelling = { total: 1, list: [{ ...ROW, limit: { ...limit, status: 'cancelling' } }] };
    expect(faults('convertQuery', 'result', cancelling)).toEqual(['list.0.limit.status']);
  });

  test('is placed out of the funding wallet, for a number of days that is offered', () => {
    const order: InputOf<'limitOrderCreate'> = {
      accountType: 'limit_order_funding',
      fromCoin: 'BTC',
      toCoin: 'USDT',
      fromAmount: '0.1',
      limitPrice: '70000',
      expireDays: 7,
      requestId: 'r-1',
    };
    expect(send('limitOrderCreate', order)).toEqual(order);
    expect(faults('limitOrderCreate', 'input', { ...order, expireDays: 2 })).toEqual(['expireDays']);
    expect(faults('limitOrderCreate', 'input', { ...order, accountType: 'funding' })).toEqual([
      'accountType',
    ]);
  });

  test('of a large amount is listed by the year, out of the wallets of block trade', () => {
    const year = { accountType: 'funding_block_trade', startTime: '0', endTime: '31622400000' };
    expect(faults('blockTradeQuery', 'input', year)).toEqual([]);
    expect(faults('blockTradeQuery', 'input', { ...year, accountType: 'funding' })).toEqual(['accountType']);
    const trade = { ...ROW, notionalUsd: '1612345.1', spotRate: '64500', diffBp: '-1.2', documents: [] };
    expect(faults('blockTradeQuery', 'result', { total: 1, list: [trade] })).toEqual([]);
    expect(faults('blockTradeQuery', 'result', { total: '1', list: [] })).toEqual(['total']);
  });
});
