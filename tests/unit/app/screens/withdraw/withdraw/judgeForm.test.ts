import { describe, expect, it } from 'vitest';
import { readEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { canGet } from '#app/screens/withdraw/withdraw/form/canGet.ts';
import { type FormFacts, judgeForm } from '#app/screens/withdraw/withdraw/form/judgeForm.ts';
import {
  type CheckedAddress,
  isTestOfAnother,
  type Recipient,
} from '#app/screens/withdraw/withdraw/form/recipient.ts';
import type { WithdrawLimit } from '#app/screens/withdraw/withdraw/form/sources.ts';
import {
  arrivingOf,
  termsOf,
  type WithdrawChain,
} from '#app/screens/withdraw/withdraw/form/withdrawalTerms.ts';

const NOW_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

const CHAIN: WithdrawChain = {
  ...{ chain: 'TRX', chainType: 'TRON (TRC20)', confirmation: '20', safeConfirmNumber: '20' },
  ...{ depositMin: '0', withdrawMin: '10', withdrawMax: '1000000', withdrawFee: '1', minAccuracy: '4' },
  ...{ withdrawPercentageFee: '0', chainDeposit: '1', chainWithdraw: '1', contractAddress: '' },
  ...{ depositEta: 60, withdrawEta: 60, addressFormat: 'tron', explorerTx: '', explorerAddress: '' },
  ...{ tag: { mode: 'forbidden', name: '', regex: '' }, batchReleaseLimit: '-1', tips: [] },
  ...{ internalEnabled: true, internalMin: '0.0001' },
};

const LIMIT: WithdrawLimit = {
  limitAmountUsd: '0',
  withdrawableAmount: {
    FUND: { coin: 'USDT', withdrawableAmount: '300', availableBalance: '400' },
    UTA: { coin: 'USDT', withdrawableAmount: '200', availableBalance: '200' },
  },
  daily: { limitUsd: '20000', usedUsd: '0', resetAt: String(NOW_MS + HOUR_MS) },
  single: { min: '10', max: '1000000' },
  price: '1',
  travelRule: { required: false, zone: '', fields: [], thresholdUsd: '0' },
};

const CHECKED: CheckedAddress = {
  ...{ valid: true, code: 0, normalized: 'T1', kind: 'eoa', internal: false, own: false, similarTo: [] },
  ...{ risk: 'LOW', firstUse: false, chainCandidates: ['TRX'] },
};

const RECIPIENT: Recipient = {
  ...{ kind: 'chain', address: 'T1', hasChecksum: true, tag: '', checked: CHECKED, entry: null },
  resemblance: { lookAlikes: [], similar: [] },
};

function judge(more: Partial<FormFacts> & { readonly amount?: string } = {}) {
  const { amount = '100', ...facts } = more;
  return judgeForm({
    ...{
      coin: 'USDT',
      scale: 4,
      chain: CHAIN,
      recipient: RECIPIENT,
      isToUser: false,
      isForced: false,
      feeType: 0,
    },
    ...{ sources: ['FUND', 'UTA'], limit: LIMIT, isBookOnly: false, deviceNowMs: NOW_MS, skewMs: 0 },
    reading: { kind: 'amount', amount },
    ...facts,
  });
}

function entryOf(status: 0 | 1 | 2 | 3, lockUntil?: number) {
  return readEntry(
    {
      ...{ id: 'e1', coin: 'USDT', chain: 'TRX', chainType: '', address: 'T1', tag: '', remark: 'Ledger' },
      ...{ addressType: 0, walletType: 1, ownership: 'self', verified: 0, status, createAt: '1' },
      risk: 'LOW',
      ...(lockUntil !== undefined && { lockUntil: String(lockUntil) }),
    },
    0,
  );
}

describe('The withdrawal form', () => {
  it('makes an order of valid entries, with the fee on top or inside', () => {
    expect(judge().order).toMatchObject({ debit: '101', fee: '1', receive: '100', accountType: 'FUND,UTA' });
    expect(judge({ feeType: 1 }).order).toMatchObject({ debit: '100', fee: '1', receive: '99' });
  });

  it('takes along what is to follow a test amount, while that is the amount', () => {
    const test = { tested: '10', rest: '90' };
    expect(judge({ amount: '10', test }).order).toMatchObject({ rest: '90' });
    expect(judge({ amount: '11', test }).order).not.toHaveProperty('rest');
    expect(judge({ amount: '10', test: null }).order).not.toHaveProperty('rest');
  });

  it.each([
    ['9.9999', 'belowMin'],
    ['1000000.1', 'aboveMax'],
    ['100.00001', 'precision'],
    ['499.5', 'aboveBalanceWithFee'],
    ['501', 'aboveBalanceWithFee'],
  ])('refuses %s as %s', (amount, code) => {
    const { order, amountFault } = judge({ amount });
    expect(order).toBeNull();
    expect(amountFault).toMatchObject({ code });
  });

  it('counts the wallets that are chosen alone, and only what can be withdrawn of them', () => {
    expect(judge({ sources: ['FUND'] }).available).toBe('300');
    expect(judge({ amount: '299.5', sources: ['FUND'] }).order).toBeNull();
    expect(judge({ amount: '299', sources: ['FUND'] }).order).toMatchObject({ accountType: 'FUND' });
  });

  it('keeps to what the day and the month leave, whichever is less', () => {
    const daily = { ...LIMIT.daily, usedUsd: '19900' };
    expect(judge({ amount: '100.5', limit: { ...LIMIT, daily } }).amountFault).toEqual({
      code: 'aboveLimit',
      bound: '100',
    });
    const monthly = { ...LIMIT.daily, usedUsd: '19950' };
    expect(judge({ limit: { ...LIMIT, daily, monthly } }).amountFault).toEqual({
      code: 'aboveLimit',
      bound: '50',
    });
  });

  it('sends nothing of which nothing would arrive', () => {
    const chain = { ...CHAIN, withdrawMin: '0', withdrawFee: '5' };
    const { order, amountFault, least = '' } = judge({ chain, feeType: 1, amount: '5' });
    expect(order).toBeNull();
    expect(amountFault).toEqual({ code: 'belowMin', bound: '5.0001' });
    // The bound that is said is itself allowed.
    expect(judge({ chain, feeType: 1, amount: least }).order).toMatchObject({ receive: '0.0001' });
    expect(judge({ chain, amount: least }).least).toBe('0');
  });

  it('counts as arriving what the fee leaves of the amount, for an invoice to be compared with', () => {
    const arriving = (feeType: 0 | 1, isInside = false) =>
      arrivingOf({ reading: { kind: 'amount', amount: '100' }, feeType }, termsOf(CHAIN, 4, isInside));
    expect(arriving(0)).toBe('100');
    expect(arriving(1)).toBe('99');
    expect(arriving(1, true)).toBe('100');
    expect(arrivingOf({ reading: { kind: 'empty' }, feeType: 1 }, undefined)).toBe('');
    expect(arrivingOf({ reading: { kind: 'unreadable' }, feeType: 1 }, undefined)).toBe('?');
  });

  it('lets no more be entered than the wallets, the network and the limits allow', () => {
    expect(judge().most).toBe('499');
    expect(judge({ feeType: 1 }).most).toBe('500');
    expect(judge({ chain: { ...CHAIN, withdrawMax: '80' } }).most).toBe('80');
    const daily = { ...LIMIT.daily, usedUsd: '19900' };
    const { most = '' } = judge({ limit: { ...LIMIT, daily } });
    expect(most).toBe('100');
    expect(judge({ limit: { ...LIMIT, daily }, amount: most }).order).not.toBeNull();
    expect(judge({ limit: undefined }).most).toBeUndefined();
  });

  it('is not ready while the limits or the recipient are missing', () => {
    expect(judge({ limit: undefined }).order).toBeNull();
    expect(judge({ recipient: null }).order).toBeNull();
  });

  it('stays inside for an address of a user of the exchange, unless the network is wanted', () => {
    const recipient: Recipient = { ...RECIPIENT, checked: { ...CHECKED, internal: true } };
    expect(judge({ recipient }).order).toMatchObject({ isInside: true, fee: '0', forceChain: 0 });
    expect(judge({ recipient, isForced: true }).order).toMatchObject({
      isInside: false,
      fee: '1',
      forceChain: 1,
    });
    const user: Recipient = {
      ...{ kind: 'user', internalType: 'uid', account: '20000003', uid: '20****03', name: 'V', entry: null },
    };
    expect(judge({ recipient: user, amount: '0.5' }).order).toMatchObject({ forceChain: 2, fee: '0' });
  });
});

describe('A withdrawal is blocked', () => {
  it.each([
    ['while withdrawals pause', { limit: { ...LIMIT, coolDownUntil: String(NOW_MS + 5) } }, 'pause'],
    ['on a closed network (131097)', { chain: { ...CHAIN, chainWithdraw: '0' as const } }, 'closed'],
    [
      'to an address outside of the book, where that is all there is (131083)',
      { isBookOnly: true },
      'bookOnly',
    ],
    [
      'to a new entry that is locked (131098)',
      { recipient: { ...RECIPIENT, entry: entryOf(1, NOW_MS + HOUR_MS) } },
      'locked',
    ],
    ['to a blocked entry (131066)', { recipient: { ...RECIPIENT, entry: entryOf(2) } }, 'blockedEntry'],
    [
      'to an entry without its owner (131068)',
      { recipient: { ...RECIPIENT, entry: entryOf(3) } },
      'dataNeeded',
    ],
  ] as const)('%s', (_, facts, kind) => {
    expect(judge(facts)).toMatchObject({ order: null, block: { kind } });
  });

  it('no more once the lock of the entry is over', () => {
    const recipient: Recipient = { ...RECIPIENT, entry: entryOf(1, NOW_MS) };
    expect(judge({ recipient })).toMatchObject({ block: null, order: { addressId: 'e1', name: 'Ledger' } });
  });
});

describe('An entry of the book', () => {
  const chains = [{ chain: 'TRX' }, { chain: 'ETH' }];

  it('gets its own coin, whatever the network', () => {
    expect(canGet({ coin: 'USDT', chain: 'OLD', addressType: 0 }, 'USDT', chains)).toBe(true);
    expect(canGet({ coin: 'USDC', chain: 'TRX', addressType: 0 }, 'USDT', chains)).toBe(false);
  });

  it('for all coins gets those that travel on its network, and inside every one', () => {
    expect(canGet({ coin: 'baseCoin', chain: 'ETH', addressType: 0 }, 'USDT', chains)).toBe(true);
    expect(canGet({ coin: 'baseCoin', chain: 'BTC', addressType: 0 }, 'USDT', chains)).toBe(false);
    expect(canGet({ coin: 'baseCoin', chain: '', addressType: 1 }, 'USDT', chains)).toBe(true);
  });
});

describe('A test amount', () => {
  const test = { coin: 'USDT', chain: 'TRX', address: 'T1', tag: '', tested: '10', rest: '90' };

  it('is for the recipient, coin and network that it was chosen for', () => {
    expect(isTestOfAnother(test, 'USDT', 'TRX', RECIPIENT)).toBe(false);
    expect(isTestOfAnother(test, 'USDT', 'TRX', null)).toBe(false);
    expect(isTestOfAnother(test, 'USDC', 'TRX', RECIPIENT)).toBe(true);
    expect(isTestOfAnother(test, 'USDT', 'ETH', RECIPIENT)).toBe(true);
    expect(isTestOfAnother(test, 'USDT', 'TRX', { ...RECIPIENT, address: 'T2' })).toBe(true);
    expect(isTestOfAnother(test, 'USDT', 'TRX', { ...RECIPIENT, tag: '7' })).toBe(true);
  });
});
