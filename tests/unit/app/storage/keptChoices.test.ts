import { describe, expect, it } from 'vitest';
import { createDepositPledges } from '#app/storage/depositPledges.ts';
import { createFormDraft } from '#app/storage/formDrafts.ts';
import { createLastChains } from '#app/storage/lastChains.ts';
import { DENIED, openStorage } from '#tests/support/fakeStorage.ts';

describe('The last chain', () => {
  it('is remembered for each user, coin and direction', () => {
    const storage = openStorage();
    const mine = createLastChains(1, 'deposit', storage);
    mine.remember({ coin: 'USDT', chain: 'ETH' });
    mine.remember({ coin: 'USDC', chain: 'SOL' });
    mine.remember({ coin: 'USDT', chain: 'TRX' });
    expect(mine.chainOf('USDT')).toBe('TRX');
    expect(mine.chainOf('USDC')).toBe('SOL');
    expect(mine.last()).toEqual({ coin: 'USDT', chain: 'TRX' });
    expect(mine.coins()).toEqual(['USDT', 'USDC']);
    expect(createLastChains(1, 'withdraw', storage).last()).toBeUndefined();
    expect(createLastChains(2, 'deposit', storage).chainOf('USDT')).toBeUndefined();
    expect(createLastChains(1, 'deposit', storage).chainOf('USDT')).toBe('TRX');
  });

  it('is none where storage holds something else, and lasts as long as the page where that is denied', () => {
    const storage = openStorage();
    storage.setItem('sluice.lastChains.1.deposit', '[{"coin":"A B","chain":7}]');
    expect(createLastChains(1, 'deposit', storage).last()).toBeUndefined();
    const denied = createLastChains(1, 'deposit', DENIED);
    denied.remember({ coin: 'USDT', chain: 'TRX' });
    expect(denied.last()).toEqual({ coin: 'USDT', chain: 'TRX' });
  });
});

it('What a user has confirmed holds for that user alone', () => {
  const storage = openStorage();
  createDepositPledges(1, storage).give('memo XRP', 5);
  createDepositPledges(1, storage).give('network USDT TRX', 6);
  expect(createDepositPledges(1, storage).isGiven('memo XRP')).toBe(true);
  expect(createDepositPledges(1, storage).isGiven('memo XLM')).toBe(false);
  expect(createDepositPledges(2, storage).isGiven('memo XRP')).toBe(false);
});

it('A draft belongs to its user and its form, and goes when it is dropped', () => {
  const kept = openStorage();
  const gone: string[] = [];
  const storage = {
    ...kept,
    removeItem: (key: string) => {
      gone.push(key);
      kept.setItem(key, 'null');
    },
  };
  const draft = createFormDraft(1, 'amount/BTC', storage);
  draft.keep({ amount: '0.5' });
  expect(draft.read()).toEqual({ amount: '0.5' });
  expect(createFormDraft(2, 'amount/BTC', storage).read()).toEqual({});
  expect(createFormDraft(1, 'amount/ETH', storage).read()).toEqual({});
  draft.drop();
  expect(draft.read()).toEqual({});
  expect(gone).toHaveLength(1);
});
