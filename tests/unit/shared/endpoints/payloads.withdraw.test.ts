import { describe, expect, test } from 'vitest';
import type { InputOf } from '#shared/endpoints/table.ts';
import { LONGEST_ADDRESS } from '#shared/text/longestAddress.ts';
import { AT, faults, read, send } from './readPayload.ts';

describe('a withdrawal', () => {
  const WANTED: InputOf<'withdrawCreate'> = {
    coin: 'USDT',
    chain: 'TRX',
    address: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU',
    amount: '10',
    timestamp: AT,
    forceChain: 0,
    accountType: 'FUND,UTA',
    feeType: 0,
    requestId: 'r-1',
    riskToken: 'token',
    verification: { totp: '000000' },
  };

  test('is sent with its security step, and may be confirmed as a repeat', () => {
    expect(send('withdrawCreate', { ...WANTED, confirmRepeat: true })).toEqual({
      ...WANTED,
      confirmRepeat: true,
    });
    for (const length of [513, LONGEST_ADDRESS]) {
      expect(faults('withdrawCreate', 'input', { ...WANTED, address: 'l'.repeat(length) })).toEqual([]);
    }
    const tooLong = { ...WANTED, address: 'l'.repeat(LONGEST_ADDRESS + 1) };
    expect(faults('withdrawCreate', 'input', tooLong)).toEqual(['address']);
    expect(faults('withdrawCreate', 'input', { ...WANTED, riskToken: '' })).toEqual(['riskToken']);
    expect(faults('withdrawCreate', 'input', { ...WANTED, confirmRepeat: false })).toEqual(['confirmRepeat']);
    expect(faults('withdrawCreate', 'input', { ...WANTED, accountType: 'FUND,EARN,FIAT' })).toEqual([
      'accountType',
    ]);
    expect(faults('withdrawCreate', 'input', { ...WANTED, amount: '-1' })).toEqual(['amount']);
  });

  test('asks about a risk by the exchange’s scenes, with JSON beside them', () => {
    expect(send('riskIntercept', { sence: 30001, ext_info_str: '{"ids":["a1"]}' })).toBeDefined();
    expect(faults('riskIntercept', 'input', { sence: 1, ext_info_str: '{}' })).toEqual(['sence']);
    expect(faults('riskIntercept', 'input', { sence: 30001, ext_info_str: 'ids' })).toEqual(['ext_info_str']);
  });

  test('has limits of the user’s wallets', () => {
    const wallet = { coin: 'USDT', withdrawableAmount: '5', availableBalance: '9' };
    const limit = {
      limitAmountUsd: '4',
      withdrawableAmount: { FUND: wallet },
      daily: { limitUsd: '20000', usedUsd: '0', resetAt: AT },
      single: { min: '1', max: '-1' },
      price: '1',
      travelRule: { required: false, zone: '', fields: [], thresholdUsd: '0' },
    };
    expect(read('withdrawLimit', limit)).toEqual(limit);
    const torn = { ...limit, withdrawableAmount: { UTA: { ...wallet, availableBalance: '9e1' } } };
    expect(faults('withdrawLimit', 'result', torn)).toEqual(['withdrawableAmount.UTA.availableBalance']);
  });
});

describe('the address book', () => {
  test('takes a hundred addresses at once, each with a name', () => {
    const item = {
      coin: 'BTC',
      chain: 'BTC',
      address: '1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE',
      remark: 'cold wallet',
      addressType: 0,
      walletType: 1,
      ownership: 'self',
      verified: 0,
    } as const;
    const batch = { requestId: 'r-1', riskToken: 't', verification: {} };
    const items = Array.from({ length: 101 }, () => item);
    expect(send('addressBatchCreate', { ...batch, items: items.slice(1) })).toBeDefined();
    expect(faults('addressBatchCreate', 'input', { ...batch, items })).toEqual(['items']);
    const blank = [item, { ...item, remark: ' ' }];
    expect(faults('addressBatchCreate', 'input', { ...batch, items: blank })).toEqual(['items.1.remark']);
  });

  test('says when an address was saved, in seconds', () => {
    const row = {
      id: 'a1',
      coin: 'baseCoin',
      chain: '',
      chainType: '',
      address: '10000001',
      tag: '',
      remark: 'Ann',
      addressType: 1,
      internalType: 'uid',
      walletType: 0,
      ownership: 'other',
      verified: 1,
      status: 0,
      createAt: '1767225600',
      risk: 'LOW',
    };
    expect(faults('addressEdit', 'result', { uid: 7, ...row })).toEqual([]);
    expect(faults('addressEdit', 'result', { uid: 7, ...row, createAt: AT })).toEqual(['createAt']);
  });

  test('takes away the verified flag without a code', () => {
    expect(send('addressVerification', { ids: ['a1'], verified: 0 })).toEqual({ ids: ['a1'], verified: 0 });
  });

  test('has one US call for an entry and for a switch', () => {
    const step = { risk_token: 't', verification: {} };
    expect(send('addressSuperVerification', { id: 'a1', ...step })).toEqual({ id: 'a1', ...step });
    const turn = { type: 'whitelistOnly', on: true, ...step } as const;
    expect(send('addressSuperVerification', turn)).toEqual(turn);
    expect(faults('addressSuperVerification', 'input', step)).not.toEqual([]);
  });
});
