import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Wallet } from '#sandbox/books/ledger/place.ts';
import { takeFromWallets } from '#sandbox/calls/withdraw/takeFromWallets.ts';
import { nextStep, type Progress, waitOf } from '#sandbox/calls/withdraw/withdrawalSteps.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { priceWithdrawal } from '#shared/money/priceWithdrawal.ts';

const accuracy = fc.integer({ min: 0, max: 8 });
const coins = (digits: number) =>
  fc
    .bigInt({ min: 1n, max: 10n ** 15n })
    .map((units) => new Decimal(String(units)).div(new Decimal(10).pow(digits)));

describe('The price of a withdrawal', () => {
  test.each([
    ['100', 0, '2.79', '0', 4, ['102.79', '2.79', '100']],
    ['100', 1, '2.79', '0', 4, ['100', '2.79', '97.21']],
    ['999', 0, '0.5', '0.001', 6, ['1000.5', '1.5', '999']],
    ['1000.5', 1, '0.5', '0.001', 6, ['1000.5', '1.5', '999']],
    ['1', 1, '2', '0', 4, ['1', '2', '-1']],
  ] as const)('of %s with fee type %i, %s and %s', (amount, feeType, fixed, percentage, digits, expected) => {
    const { debit, fee, receive } = priceWithdrawal(amount, feeType, { fixed, percentage, accuracy: digits });
    expect([debit.toFixed(), fee.toFixed(), receive.toFixed()]).toEqual(expected);
  });

  test('is the fee and what arrives, has no more digits than the chain, and never asks too little', () => {
    fc.assert(
      fc.property(
        accuracy.chain((digits) => fc.tuple(fc.constant(digits), coins(digits), coins(digits))),
        fc.constantFrom<0 | 1>(0, 1),
        fc.constantFrom('0', '0.001', '0.25'),
        ([digits, amount, fixed], feeType, percentage) => {
          const terms = { fixed: fixed.toFixed(), percentage, accuracy: digits };
          const { debit, fee, receive } = priceWithdrawal(amount.toFixed(), feeType, terms);
          expect(receive.plus(fee).eq(debit)).toBe(true);
          expect((feeType === 0 ? receive : debit).eq(amount)).toBe(true);
          expect(fee.decimalPlaces()).toBeLessThanOrEqual(digits);
          const part = feeType === 0 ? amount.div(new Decimal(1).minus(percentage)) : amount.minus(fixed);
          const exact = part.times(percentage).plus(fixed);
          const unit = new Decimal(10).pow(-digits);
          expect(fee.minus(exact).gte('-1e-40') || exact.isNegative()).toBe(true);
          expect(fee.minus(exact).abs().lt(unit)).toBe(true);
        },
      ),
    );
  });
});

describe('What wallets give', () => {
  const wallets: Wallet[] = ['FUND', 'UNIFIED', 'EARN'];

  test('is the debit, from each no more than it has, and nothing from a later one while an earlier has some', () => {
    const part = fc.record({
      free: fc.integer({ min: 0, max: 50 }),
      frozen: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 1, max: 120 }),
        (parts, debit) => {
          const withdrawable = parts.map(({ free, frozen }, n) => ({
            wallet: wallets[n] ?? 'FUND',
            free: new Decimal(free),
            amount: new Decimal(Math.max(0, free - frozen)),
          }));
          const taken = takeFromWallets(new Decimal(debit), wallets, withdrawable);
          const sum = (of: 'free' | 'amount') =>
            Decimal.sum(...withdrawable.map((one) => one[of])).toNumber();
          if (debit > sum('free')) {
            expect(taken).toBe(131212);
          } else if (debit > sum('amount')) {
            expect(taken).toBe(131085);
          } else {
            const lines = taken as Exclude<typeof taken, number>;
            expect(lines.reduce((total, { amount }) => total + Number(amount), 0)).toBe(debit);
            for (const { wallet, amount } of lines.slice(0, -1)) {
              expect(amount).toBe(withdrawable.find((one) => one.wallet === wallet)?.amount.toFixed());
            }
          }
        },
      ),
    );
  });
});

describe('The way of a withdrawal', () => {
  const RULES = { hasTriggers: true, isClosed: false };
  const START: Progress = {
    status: 'SecurityCheck',
    confirmations: 0,
    needConfirm: 6,
    remark: '',
    isInformed: false,
    etaSeconds: 180,
  };

  test('ends for every chain and remark, with as many confirmations as are needed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom('', 'reject', 'INFO', 'slow', 'info slow'),
        (needConfirm, etaSeconds, remark) => {
          let progress: Progress = { ...START, needConfirm, etaSeconds, remark };
          for (let steps = 0; steps < 12 && !['success', 'Reject'].includes(progress.status); steps += 1) {
            expect(waitOf(progress, RULES)).toBeGreaterThan(0);
            progress = { ...progress, ...nextStep(progress, RULES) };
          }
          expect(progress).toMatchObject(
            remark === 'reject' ? { status: 'Reject' } : { status: 'success', confirmations: needConfirm },
          );
        },
      ),
    );
  });

  test('takes three to thirty seconds for each half of what a chain needs', () => {
    const pending = (etaSeconds: number) => waitOf({ ...START, status: 'Pending', etaSeconds }, RULES);
    expect([5, 180, 600, 3600].map(pending)).toEqual([3_000, 3_000, 10_000, 30_000]);
  });

  test('stays where it ended', () => {
    for (const status of ['success', 'Reject', 'Fail', 'CancelByUser', 'Unknown'] as const) {
      expect(nextStep({ ...START, status }, RULES).status).toBe(status);
    }
  });

  test('fails where the chain is closed when it should be sent', () => {
    expect(nextStep({ ...START, status: 'Pending' }, { ...RULES, isClosed: true })).toMatchObject({
      status: 'Fail',
      failCode: 131097,
    });
  });
});
