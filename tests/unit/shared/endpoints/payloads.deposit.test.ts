import { describe, expect, test } from 'vitest';
import { AT, faults, read } from './readPayload.ts';

describe('an address of another user', () => {
  const CHECKED = {
    checkId: 'k1',
    status: 'pending',
    riskLevel: 'UNKNOWN',
    score: 0,
    categories: [],
    advice: '',
    checkedAt: AT,
    fromCache: false,
    quota: { total: 5, used: 1, resetAt: AT },
  };

  test('has a score of a hundred at most, and a level that has a word', () => {
    expect(read('preKyaCheck', CHECKED)).toEqual(CHECKED);
    expect(faults('preKyaCheck', 'result', { ...CHECKED, score: 101 })).toEqual(['score']);
    expect(faults('preKyaCheck', 'result', { ...CHECKED, riskLevel: 'low' })).toEqual(['riskLevel']);
  });

  test('is checked by twenties, and no other user’s check is taken for it', () => {
    const item = { coin: 'BTC', chain: 'BTC', address: 'x' };
    const items = Array.from({ length: 21 }, () => item);
    expect(faults('addressCheck', 'input', { items: items.slice(1) })).toEqual([]);
    expect(faults('addressCheck', 'input', { items })).toEqual(['items']);
    expect(faults('addressCheck', 'result', { items: [] })).toEqual(['uid']);
  });

  test('inside the exchange is named with its digits hidden', () => {
    const found = { valid: true, uid: '100****7', nameMasked: 'D***', canReceive: true };
    expect(read('internalAddressCheck', found)).toEqual(found);
  });
});

describe('a deposit', () => {
  const ADDRESS = {
    id: 'a1',
    addressDeposit: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU',
    tagDeposit: '',
    label: '',
    isDefault: true,
    state: 'ready',
    createdAt: AT,
    totalReceived: '0',
    uri: '',
  };

  test('goes to an address that says whose it is, and which coin was asked for', () => {
    const answer = { uid: '10000007', coin: 'USDT', chains: [] };
    expect(read('depositAddresses', answer)).toEqual(answer);
    expect(faults('depositAddresses', 'result', { coin: 'USDT', chains: [] })).toEqual(['uid']);
    expect(faults('depositAddresses', 'result', { uid: 7, chains: [] })).toEqual(['coin']);
  });

  test('waits for an address that is still being made', () => {
    const order = { uid: 7, requestId: 'r-1', coin: 'BTC', chain: 'BTC', orderId: 'o1', status: 'creating' };
    expect(faults('depositOrder', 'result', order)).toEqual([]);
    expect(faults('depositOrder', 'result', { ...order, address: ADDRESS })).toEqual([]);
    expect(faults('depositOrder', 'result', { ...order, address: { ...ADDRESS, state: 'lost' } })).toEqual([
      'address.state',
    ]);
  });

  test('labels its addresses by what is displayed, not by bytes', () => {
    expect(faults('depositAddressEdit', 'input', { id: 'a1', label: '👩‍👩‍👧‍👦'.repeat(20) })).toEqual([]);
    expect(faults('depositAddressEdit', 'input', { id: 'a1', label: 'x'.repeat(21) })).toEqual(['label']);
    for (const hidden of ['a\u200db', 'a\u202eb', 'a\u0007', '\u200d']) {
      expect(faults('depositAddressEdit', 'input', { id: 'a1', label: hidden })).toEqual(['label']);
    }
  });
});
