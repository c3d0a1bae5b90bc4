import { describe, expect, test } from 'vitest';
import { type DeskRule, deskStateOf, type RuleId } from '#app/screens/exchange/block/deskState.ts';

const IDS: readonly RuleId[] = ['kyc', 'balance', 'margin', 'insLoan', 'site', 'hours', 'sub'];
const check = (...broken: readonly RuleId[]) => ({
  eligible: broken.length === 0,
  open: !broken.includes('hours'),
  rules: IDS.map((id): DeskRule => ({ id, ok: !broken.includes(id), need: '', have: '', action: '' })),
});

describe('whether somebody can trade a block', () => {
  test('is yes when every rule is kept and the desk is open', () => {
    expect(deskStateOf(check())).toBe('eligible');
  });

  test('is not yet as long as something can be done about it, also while the desk is closed', () => {
    expect(deskStateOf(check('kyc'))).toBe('notYet');
    expect(deskStateOf(check('balance', 'hours'))).toBe('notYet');
  });

  test('is a matter of waiting when nothing but the hours are in the way', () => {
    expect(deskStateOf(check('hours'))).toBe('closed');
  });

  test('is no on this site whatever else is kept', () => {
    expect(deskStateOf(check('site', 'kyc', 'hours'))).toBe('notHere');
  });

  test('is never yes against the word of the exchange', () => {
    expect(deskStateOf({ ...check(), eligible: false })).toBe('notYet');
  });
});
