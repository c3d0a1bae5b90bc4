import { describe, expect, test } from 'vitest';
import { AT, faults, read } from './readPayload.ts';

const CHAIN = {
  chain: 'TRX',
  chainType: 'TRON (TRC20)',
  confirmation: '20',
  safeConfirmNumber: '50',
  depositMin: '0',
  withdrawMin: '1',
  withdrawMax: '-1',
  withdrawFee: '',
  withdrawPercentageFee: '0',
  minAccuracy: '4',
  chainDeposit: '1',
  chainWithdraw: '0',
  contractAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  depositEta: 60,
  withdrawEta: 60,
  reason: 'Maintenance',
  tag: { mode: 'forbidden', name: '', regex: '' },
  addressFormat: 'tron',
  explorerTx: 'https://tronscan.org/#/transaction/',
  explorerAddress: 'https://tronscan.org/#/address/',
  batchReleaseLimit: '-1',
  tips: [],
};

describe('a coin’s chain', () => {
  const chains = (change: object): unknown => ({
    uid: 10000007,
    coin: 'USDT',
    rows: [{ coin: 'USDT', chains: [{ ...CHAIN, internalEnabled: true, internalMin: '0.1', ...change }] }],
  });

  test('may have no maximum and, where it is closed, no fee', () => {
    expect(faults('withdrawChains', 'result', chains({}))).toEqual([]);
  });

  test('is refused where an amount is no plain decimal, by its place', () => {
    for (const withdrawMin of ['1e5', '', 'NaN', '+1', ' 1', 1])
      expect(faults('withdrawChains', 'result', chains({ withdrawMin }))).toEqual([
        'rows.0.chains.0.withdrawMin',
      ]);
  });
});

describe('the market', () => {
  test('has candles of plain decimals, a thousand at most', () => {
    const candle = { t: AT, o: '1', h: '2', l: '0.5', c: '1.5', v: '10', qv: '15' };
    expect(read('klines', { list: [candle] })).toEqual({ list: [candle] });
    expect(faults('klines', 'result', { list: [candle, { ...candle, l: '5e-1' }] })).toEqual(['list.1.l']);
    expect(faults('klines', 'input', { symbol: 'BTCUSDT', interval: '1h', limit: 1001 })).toEqual(['limit']);
    expect(faults('klines', 'input', { symbol: 'BTCUSDT', interval: '2h' })).toEqual(['interval']);
    expect(faults('klines', 'input', { symbol: 'BTCUSDT', interval: '1h', from: '9', to: '8' })).toEqual([
      'to',
    ]);
  });
});
