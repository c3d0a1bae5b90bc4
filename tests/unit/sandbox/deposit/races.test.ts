import { describe, expect, it } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { ENGINES } from '../support/engines.ts';
import { codeOf, openDeposits } from './support/openDeposits.ts';

const AT_ONCE = 12;

function times<Outcome>(work: (at: number) => Promise<Outcome>): Promise<Outcome[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, (_, at) => work(at)));
}

describe.each(ENGINES)('On $name, of what is asked at once', ({ prepareExchange }) => {
  const open = async () => openDeposits(undefined, await prepareExchange());

  it('one address is made, and one is the default', async () => {
    const { order, addresses, pass } = await open();
    const codes = (await times(() => order('TRX', 'TRX', { newAddress: true }))).map(codeOf);
    expect(codes.toSorted()).toEqual([0, ...Array.from({ length: AT_ONCE - 1 }, () => 138001)]);
    await pass(4_000);
    await order('TRX', 'TRX', { newAddress: true });
    await pass(4_000);
    const [chain] = await addresses('TRX');
    expect(chain?.addresses).toMatchObject([{ isDefault: true }, { isDefault: false }]);
  });

  it('coins come once, are credited once and answered for once', async () => {
    const { make, addresses, pass, records, failBefore, submit, read, balance, expectBalanced } =
      await open();
    await failBefore(4);
    await make('XRP', 'XRP');
    await times(() => addresses('XRP', 'XRP'));
    await pass(15_000);
    const { rows } = await records('&coin=XRP');
    expect(rows).toHaveLength(1);
    const [seen = {}] = rows;
    const before = await balance('XRP');
    await pass(3_000);
    const sender = { walletType: 1, legalType: 'individual', firstName: 'Ada', lastName: 'Sender' };
    const [answers] = await Promise.all([times(() => submit(seen.id, sender)), pass(1_000)]);
    expect(answers.map(codeOf)).toEqual(Array.from({ length: AT_ONCE }, () => 0));
    await pass(20_000);
    expect(await read(seen.id)).toMatchObject({ status: 3, travelRuleStatus: 0 });
    expect(await balance('XRP')).toBe(new Decimal(before).plus(String(seen.amount)).toFixed());
    expect(await balance('XRP', 'TRAVEL_RULE')).toBe('0');
    await expectBalanced();
  });
});
