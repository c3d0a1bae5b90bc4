import { expect, test } from 'vitest';
import { judgeInvoice } from '#app/features/addressField/judgeInvoice.ts';
import { acceptAddress } from '#shared/addresses/addressCheck.ts';

function fitting(amount: string | null) {
  const invoice = { amount, expiresAtMs: 1_000, paymentHash: '' };
  return { kind: 'fits', check: acceptAddress('invoice', 'lnbc1', { invoice }) } as const;
}

const OPEN = { nowMs: 0, arriving: null, digits: 8 } as const;

test('An invoice is refused from the moment on at which it ends', () => {
  expect(judgeInvoice(fitting(null), { ...OPEN, nowMs: 999 }).kind).toBe('fits');
  expect(judgeInvoice(fitting(null), { ...OPEN, nowMs: 1_000 })).toMatchObject({ problem: 'expired' });
});

test('An invoice of an amount is refused where another one would arrive, and only then', () => {
  const judge = (asked: string | null, arriving: string | null) =>
    judgeInvoice(fitting(asked), { ...OPEN, arriving }).kind;
  expect(judge('0.025', '0.0250')).toBe('fits');
  expect(judge('0.025', '')).toBe('fits');
  expect(judge(null, '5')).toBe('fits');
  expect(judge('0.025', '0.02')).toBe('refused');
  expect(judge('0.025', '?')).toBe('fits');
  // A text of nothing but the fee.
  expect(judge('0.025', '-0.001')).toBe('fits');
});
