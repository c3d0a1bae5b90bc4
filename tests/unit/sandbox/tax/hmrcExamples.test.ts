import { describe, expect, test } from 'vitest';
import { ASKED, type Move } from '#sandbox/calls/tax/lots.ts';
import { matchShares } from '#sandbox/calls/tax/matchShares.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { taxYearRange } from '#shared/tax/taxYears.ts';
import { zonedDayOf } from '#shared/tax/zonedDays.ts';

/** "2018-08-30", or a moment of it by the clocks of UTC. */
const msOf = (when: string): number => Date.parse(when.length > 10 ? when : `${when}T12:00:00Z`);

function bought(when: string, amount: number | string, cost: number | string, isKnown = true): Move {
  const [atMs, id] = [msOf(when), `bought ${when} ${amount}`];
  return {
    ...{ kind: 'in', holder: ASKED, id, atMs, acquiredMs: atMs, isKnown },
    ...{ amount: new Decimal(amount), cost: new Decimal(cost) },
  };
}

function sold(when: string, amount: number | string, proceeds: number | string): Move {
  const figures = { amount: new Decimal(amount), proceeds: new Decimal(proceeds) };
  return { kind: 'out', holder: ASKED, atMs: msOf(when), isDisposal: true, ...figures };
}

function moved(when: string, amount: number | string): Move {
  const figures = { amount: new Decimal(amount), proceeds: new Decimal(0) };
  return { kind: 'out', holder: ASKED, atMs: msOf(when), isDisposal: false, ...figures };
}

/** Share matching in London, with what is left as the day of `until` ends. */
function matchUntil(moves: readonly Move[], until = '2030-01-01', held = new Decimal(0)) {
  const dayOf = (atMs: number): number => zonedDayOf('Europe/London', atMs);
  return matchShares(moves, { dayOf, startMs: 0, endMs: msOf(until), held });
}

/** Each disposal with its gain and its lines: rule, day of purchase, amount, cost. */
function match(moves: readonly Move[]) {
  return matchUntil(moves)
    .matched.filter(({ isDisposal }) => isDisposal)
    .map(({ proceeds, cost, lines }) => ({
      gain: proceeds.minus(cost).toFixed(),
      lines: lines.map((line) => {
        const day = line.acquiredMs === null ? '' : new Date(line.acquiredMs).toISOString().slice(0, 10);
        return [line.rule, day, line.amount.toFixed(), line.cost.toFixed()]
          .filter((part) => part !== '')
          .join(' ');
      }),
    }));
}

describe('Worked examples of HMRC', () => {
  test('of the pool (CRYPTO22253): 50 of 150 tokens that cost 126,000 pounds cost 42,000', () => {
    expect(
      match([
        bought('2016-01-10', 100, 1_000),
        bought('2017-01-10', 50, 125_000),
        sold('2018-01-10', 50, 300_000),
      ]),
    ).toEqual([{ gain: '258000', lines: ['pool 50 42000'] }]);
  });

  test('of the thirty days (CRYPTO22255): 500 of 4,000 tokens are those that were bought twelve days later', () => {
    const moves = [
      bought('2018-01-10', 14_000, 200_000),
      sold('2018-08-30', 4_000, 160_000),
      bought('2018-09-11', 500, 17_500),
      // What is left of the pool is 10,500 tokens for 150,000 pounds.
      sold('2019-01-10', 10_500, 150_001),
    ];
    const { open } = matchUntil(moves, '2018-10-01', new Decimal(10_500));
    expect(open.map(({ amount, cost }) => [amount.toFixed(), cost.toFixed()])).toEqual([['10500', '150000']]);
    expect(match(moves)).toEqual([
      { gain: '92500', lines: ['thirtyDays 2018-09-11 500 17500', 'pool 3500 50000'] },
      { gain: '1', lines: ['pool 10500 150000'] },
    ]);
  });
});

describe('The rules of TCGA 1992', () => {
  test('take all of one day together, whichever came first (s. 105)', () => {
    const moves = [
      bought('2026-05-01', 10, 100),
      sold('2026-06-01T08:00:00Z', 2, 40),
      bought('2026-06-01T10:00:00Z', 1, 15),
      bought('2026-06-01T11:00:00Z', 4, 100),
      sold('2026-06-01T12:00:00Z', 1, 30),
    ];
    // 3 of 5 coins that cost 115.
    expect(match(moves)).toEqual([{ gain: '1', lines: ['sameDay 2026-06-01 3 69'] }]);
  });

  test('match the same day before the thirty days of an earlier disposal', () => {
    const moves = [
      bought('2026-05-01', 10, 100),
      sold('2026-06-01', 4, 80),
      bought('2026-06-10', 5, 75),
      sold('2026-06-10', 3, 60),
    ];
    expect(match(moves)).toEqual([
      { gain: '30', lines: ['thirtyDays 2026-06-10 2 30', 'pool 2 20'] },
      { gain: '15', lines: ['sameDay 2026-06-10 3 45'] },
    ]);
  });

  test('give what was bought to the earlier of two disposals, and to each the earliest first (s. 106A)', () => {
    const moves = [
      bought('2026-05-01', 10, 100),
      sold('2026-06-01', 3, 90),
      sold('2026-06-05', 3, 90),
      bought('2026-06-11', 2, 40),
      bought('2026-06-20', 2, 60),
      bought('2026-07-05', 9, 900),
    ];
    // 5 July is the thirtieth day after 5 June, and the 34th after 1 June.
    expect(match(moves)).toEqual([
      { gain: '20', lines: ['thirtyDays 2026-06-11 2 40', 'thirtyDays 2026-06-20 1 30'] },
      { gain: '-140', lines: ['thirtyDays 2026-06-20 1 30', 'thirtyDays 2026-07-05 2 200'] },
    ]);
  });

  test.each([
    ['2026-07-01T22:59:59Z', ['thirtyDays 2026-07-01 1 50']],
    ['2026-07-01T23:00:00Z', ['pool 1 10']],
  ])('count thirty days of London: what is bought at %s after 1 June is %j', (when, lines) => {
    const moves = [bought('2026-05-01', 10, 100), sold('2026-05-31T23:00:00Z', 1, 60), bought(when, 1, 50)];
    expect(match(moves)).toMatchObject([{ lines }]);
  });

  test('look beyond the end of the tax year', () => {
    const { endMs } = taxYearRange('GBR', 2025);
    const last = new Date(endMs - 1_000).toISOString();
    const moves = [bought('2026-01-01', 10, 100), sold(last, 1, 60), bought('2026-05-05', 1, 50)];
    expect(match(moves)).toMatchObject([{ gain: '10' }]);
  });

  test('leave what went to another wallet out of the disposals, with its share of the pool', () => {
    const moves = [
      bought('2026-01-01', 10, 100),
      moved('2026-02-01', 5),
      bought('2026-02-01', 5, 100),
      // The day ends with ten coins: of fifteen for 200 five went for 66.66666666.
      sold('2026-06-01', 10, 200),
    ];
    expect(match(moves)).toEqual([{ gain: '66.66666666', lines: ['pool 10 133.33333334'] }]);
  });

  test('have coins beyond all that came cost nothing, and say so', () => {
    expect(match([bought('2026-01-01', 1, 10), sold('2026-06-01', 3, 60)])).toEqual([
      { gain: '50', lines: ['pool 1 10', 'none 2 0'] },
    ]);
  });

  test('mark every disposal from a pool that has coins of unknown cost, until it is empty', () => {
    const moves = [
      bought('2026-01-01', 1, 0, false),
      bought('2026-02-01', 1, 10),
      sold('2026-03-15', 1, 60),
      sold('2026-06-01', 1, 60),
      bought('2026-08-01', 1, 10),
      sold('2026-10-01', 1, 60),
    ];
    const { matched } = matchUntil(moves);
    expect(matched.map(({ lines }) => lines.map(({ unknown }) => unknown.size))).toEqual([[1], [1], [0]]);
  });
});
