import { expect, test } from 'vitest';
import { judgeInvoice } from '#app/features/addressField/judgeInvoice.ts';
import { acceptAddress } from '#shared/addresses/addressCheck.ts';

function fitting(amount: string | null) {
  const invoice = { amount, expiresAtMs: 1_000, paymentHash: '' };
  return { kind: 'fits', check: acceptAddress('invoice', 'lnbc1', { invoice }) } as const;
}

test('An invoice is refused from the moment on at which it ends', () => {
  expect(judgeInvoice(fitting(null), { nowMs: 999, amount: null }).kind).toBe('fits');
  expect(judgeInvoice(fitting(null), { nowMs: 1_000, amount: null })).toMatchObject({ problem: 'expired' });
});

test('An invoice of an amount is refused beside another one, and only then', () => {
  const judge = (asked: string | null, entered: string | null) =>
    judgeInvoice(fitting(asked), { nowMs: 0, amount: entered }).kind;
  expect(judge('0.025', '0.0250')).toBe('fits');
  expect(judge('0.025', '')).toBe('fits');
  expect(judge(null, '5')).toBe('fits');
  expect(judge('0.025', '0.02')).toBe('refused');
});
