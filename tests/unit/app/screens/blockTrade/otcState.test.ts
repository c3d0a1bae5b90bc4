import { describe, expect, test } from 'vitest';
import { type OtcRule, otcStateOf, type RuleId } from '#app/screens/blockTrade/otcState.ts';

const IDS: readonly RuleId[] = ['kyc', 'balance', 'margin', 'insLoan', 'site', 'hours', 'sub'];
const check = (...broken: readonly RuleId[]) => ({
  eligible: broken.length === 0,
  open: !broken.includes('hours'),
  rules: IDS.map((id): OtcRule => ({ id, ok: !broken.includes(id), need: '', have: '', action: '' })),
});

describe('whether a user can trade a block', () => {
  test('is eligible when every rule is kept and the OTC desk is open', () => {
    expect(otcStateOf(check())).toBe('eligible');
  });

  test('is not yet as long as something can be done about it, also while the OTC desk is closed', () => {
    expect(otcStateOf(check('kyc'))).toBe('notYet');
    expect(otcStateOf(check('balance', 'hours'))).toBe('notYet');
  });

  test('is a matter of waiting when nothing but the hours are in the way', () => {
    expect(otcStateOf(check('hours'))).toBe('closed');
  });

  test('is no on this site whatever else is kept', () => {
    expect(otcStateOf(check('site', 'kyc', 'hours'))).toBe('notHere');
  });

  test('is never yes against the word of the exchange', () => {
    expect(otcStateOf({ ...check(), eligible: false })).toBe('notYet');
  });
});
