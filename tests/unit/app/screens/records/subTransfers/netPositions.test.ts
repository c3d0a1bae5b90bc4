import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { netPositions, sumFlows } from '#app/screens/records/subTransfers/netPositions.ts';

const SCALE = 10n ** 8n;
const OUTCOMES = ['booked', 'open', 'void'] as const;

/** A history over three accounts and two coins, with amounts as whole numbers of the smallest unit. */
const histories = fc.array(
  fc.record({
    from: fc.constantFrom('1', '2', '3'),
    to: fc.constantFrom('1', '2', '3'),
    coin: fc.constantFrom('USDT', 'ETH'),
    units: fc.bigInt({ min: 0n, max: 10n ** 20n }),
    outcome: fc.constantFrom(...OUTCOMES),
  }),
  { maxLength: 40 },
);

const written = (units: bigint): string => {
  const digits = String(units).padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
};
const unitsOf = (plain: string): bigint => {
  const [whole = '0', fraction = ''] = plain.replace('-', '').split('.');
  const units = BigInt(whole) * SCALE + BigInt(fraction.padEnd(8, '0'));
  return plain.startsWith('-') ? -units : units;
};
const member = (uid: string) => ({ uid, name: `Account ${uid}`, wallet: 'FUND' });
const rowsOf = (
  history: readonly {
    from: string;
    to: string;
    coin: string;
    units: bigint;
    outcome: (typeof OUTCOMES)[number];
  }[],
) =>
  history.map(({ from, to, coin, units, outcome }) => ({
    ...{ from: member(from), to: member(to), coin, amount: written(units), outcome },
  }));

describe('net positions', () => {
  test('are what a ledger of the same transfers says of every account and coin', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const ledger = new Map<string, bigint>();
        for (const { from, to, coin, units, outcome } of history) {
          if (outcome !== 'booked') continue;
          ledger.set(`${from} ${coin}`, (ledger.get(`${from} ${coin}`) ?? 0n) - units);
          ledger.set(`${to} ${coin}`, (ledger.get(`${to} ${coin}`) ?? 0n) + units);
        }
        const positions = netPositions(rowsOf(history));
        const said = new Map(positions.map(({ uid, coin, net }) => [`${uid} ${coin}`, unitsOf(net)]));
        for (const [key, units] of ledger) expect(said.get(key) ?? 0n).toBe(units);
        for (const { received, sent, net } of positions) {
          expect(unitsOf(received) - unitsOf(sent)).toBe(unitsOf(net));
        }
      }),
    );
  });

  test('of one coin add up to nothing: what one account sent another one got', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const positions = netPositions(rowsOf(history));
        for (const coin of ['USDT', 'ETH']) {
          const ofCoin = positions.filter((position) => position.coin === coin);
          expect(ofCoin.reduce((sum, { net }) => sum + unitsOf(net), 0n)).toBe(0n);
        }
      }),
    );
  });

  test('leave out what failed, what is pending, and what stays within an account', () => {
    const row = { from: member('1'), to: member('2'), coin: 'USDT', amount: '5' };
    const rows = [
      { ...row, outcome: 'void' as const },
      { ...row, outcome: 'open' as const },
      { ...row, to: member('1'), outcome: 'booked' as const },
    ];
    expect(netPositions(rows)).toEqual([]);
    expect(sumFlows(rows)).toEqual([]);
  });
});

describe('the flow matrix', () => {
  test('has each pair once, with everything that went that way', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const flows = sumFlows(rowsOf(history));
        const keys = flows.map(({ coin, from, to }) => `${coin} ${from.uid} ${to.uid}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { coin, from, to, amount } of flows) {
          const sum = history
            .filter((each) => each.outcome === 'booked' && each.coin === coin)
            .filter((each) => each.from === from.uid && each.to === to.uid)
            .reduce((total, { units }) => total + units, 0n);
          expect(unitsOf(amount)).toBe(sum);
        }
      }),
    );
  });
});
