import { describe, expect, it } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { causedBy, codeOf, credit, openDeposits, resultOf } from './support/openDeposits.ts';

const SUBMIT = '/v3/private/cht/asset-deposit/deposit/travel-rule-submit';
const SENDER = {
  walletType: 0,
  legalType: 'individual',
  vaspCode: 'northwind',
  isSelfWallet: false,
  firstName: 'Ada',
  lastName: 'Sender',
};

/** Brings the fifth deposit, which lacks data about its sender. */
async function receiveFifth(account?: string, uid?: number) {
  const opened = await openDeposits(account);
  await opened.failBefore(4, uid);
  await opened.make('XRP', 'XRP');
  const seen = await opened.receive('XRP', 'XRP');
  expect(seen.travelRuleStatus).toBe(1);
  return { ...opened, seen };
}

describe('Every fifth deposit', () => {
  it('is held until its sender is known, then reviewed and released', async () => {
    const opened = await receiveFifth();
    const { seen, submit, read, balance, frozen, pass, expectBalanced } = opened;
    const before = new Decimal(await balance('XRP'));
    const amount = String(seen.amount);
    await credit(opened);
    expect(await read(seen.id)).toMatchObject({ status: 3, travelRuleStatus: 1 });
    expect(await balance('XRP')).toBe(before.toFixed());
    expect(await balance('XRP', 'TRAVEL_RULE')).toBe(amount);
    expect(causedBy(await frozen(), seen)).toEqual([{ reason: 'TRAVEL_RULE', amount }]);
    expect(resultOf(await submit(seen.id, SENDER))).toEqual({ travelRuleStatus: 2 });
    expect(resultOf(await submit(seen.id, SENDER))).toEqual({ travelRuleStatus: 2 });
    expect(await balance('XRP', 'TRAVEL_RULE')).toBe(amount);
    await pass(20_000);
    expect(await read(seen.id)).toMatchObject({ status: 3, travelRuleStatus: 0 });
    expect(await balance('XRP')).toBe(before.plus(amount).toFixed());
    expect(await balance('XRP', 'TRAVEL_RULE')).toBe('0');
    expect(causedBy(await frozen(), seen)).toEqual([]);
    expect(codeOf(await submit(seen.id, SENDER))).toBe(700000);
    await expectBalanced();
  });

  it('is credited like any other when the sender is known before that', async () => {
    const opened = await receiveFifth();
    const { seen, submit, read, balance, pass, expectBalanced } = opened;
    const before = new Decimal(await balance('XRP'));
    await submit(seen.id, SENDER);
    await pass(20_000);
    await credit(opened);
    expect(await read(seen.id)).toMatchObject({ status: 3, travelRuleStatus: 0 });
    expect(await balance('XRP')).toBe(before.plus(String(seen.amount)).toFixed());
    await expectBalanced();
  });

  it('stays held when the sender is rejected, and cannot be asked for again', async () => {
    const opened = await receiveFifth();
    const { seen, submit, read, balance, pass, expectBalanced } = opened;
    await credit(opened);
    await submit(seen.id, { ...SENDER, lastName: 'Reject' });
    await pass(20_000);
    expect(await read(seen.id)).toMatchObject({ travelRuleStatus: 3 });
    expect(await balance('XRP', 'TRAVEL_RULE')).toBe(seen.amount);
    expect(codeOf(await submit(seen.id, SENDER))).toBe(131080);
    await expectBalanced();
  });

  it('is asked about again after answers that will not do', async () => {
    const { seen, submit, read } = await receiveFifth();
    const wrong = [
      [[], 131067],
      ['text', 131067],
      [{ deep: { deeper: 1 } }, 131067],
      [{ ...SENDER, firstName: 'A\0da' }, 131067],
      [{}, 131068],
      [{ ...SENDER, vaspCode: 'nobody' }, 131068],
      [{ ...SENDER, legalType: 'company' }, 131068],
      [{ ...SENDER, firstName: '<script>' }, 131070],
    ] as const;
    for (const [answers, code] of wrong) {
      expect([answers, codeOf(await submit(seen.id, answers))]).toEqual([answers, code]);
    }
    expect(await read(seen.id)).toMatchObject({ travelRuleStatus: 1 });
  });

  it.each([
    ['lists', '['.repeat(8_000) + ']'.repeat(8_000)],
    ['objects', `${'{"a":{"b":'.repeat(700)}1${'}}'.repeat(700)}`],
  ])('is asked about again after answers of deep %s', async (_title, questionnaire) => {
    const { seen, visitor, expectBalanced } = await receiveFifth();
    const answer = await visitor.post(SUBMIT, { depositId: seen.id, questionnaire });
    expect(codeOf(answer)).toBe(131067);
    await expectBalanced();
  });

  it('of a user in another zone is asked about with the fields of that zone', async () => {
    const { seen, submit } = await receiveFifth('hongkong@sluice.example', 20_000_010);
    expect(
      resultOf(await submit(seen.id, { ...SENDER, legalType: 'company', companyName: 'Sender Ltd' })),
    ).toEqual({
      travelRuleStatus: 2,
    });
  });

  it('is not for another user to answer', async () => {
    const { submit, seen, visitor } = await receiveFifth();
    expect(codeOf(await submit('nothing', SENDER))).toBe(700004);
    await visitor.login('vip@sluice.example');
    expect(codeOf(await submit(seen.id, SENDER))).toBe(700004);
  });
});
