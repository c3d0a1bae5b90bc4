import { sum } from './sum.ts';

/**
 * Share matching once more, from TCGA 1992 and the manuals of HMRC (CRYPTO22250 to 22256), day by day and in whole numbers. It
 * shares no code with the exchange.
 *
 * - s. 105(1)(a): all that is acquired on one day is one acquisition, all that is disposed of on one day is one disposal.
 * - s. 105(1)(b): a disposal is identified with what is acquired on its own day.
 * - s. 106A(5): then with what is acquired within the 30 days after it, earlier rather than later; s. 106A(2) and (4): earlier
 *   disposals come first.
 * - s. 104: what is left is taken from the holding, at its average cost.
 *
 * Rounding: a part costs its share of what is left of the cost, cut to 8 digits, and the rest stays. Coins that go elsewhere
 * leave the holding after the disposals of their day.
 */
export interface ShareMove {
  readonly atMs: number;
  /** Below zero for what went. */
  readonly units: bigint;
  /** The cost of what came; the proceeds of what was sold. */
  readonly money: bigint;
  readonly isDisposal: boolean;
  /** Disposals of the user's other accounts are matched as well, and not listed. */
  readonly isAsked: boolean;
}

/** A part of a disposal, by the lot that it comes from. */
export interface PlainLine {
  readonly rule: 'lot' | 'sameDay' | 'thirtyDays' | 'pool' | 'none';
  readonly acquiredMs: number | null;
  readonly units: bigint;
  readonly cost: bigint;
  readonly proceeds: bigint;
}

export interface ShareDisposal {
  readonly atMs: number;
  readonly units: bigint;
  readonly proceeds: bigint;
  readonly lines: readonly PlainLine[];
}

interface Day {
  readonly bought: { units: bigint; cost: bigint; firstMs: number };
  readonly sold: {
    readonly units: bigint;
    left: bigint;
    readonly parts: readonly ShareMove[];
  };
  readonly elsewhere: readonly bigint[];
  readonly lines: Omit<PlainLine, 'proceeds'>[];
}

export interface Shares {
  readonly disposals: readonly ShareDisposal[];
  /** The holding as each day ends. */
  readonly pools: readonly { readonly units: bigint; readonly cost: bigint }[];
}

export function computeShares(moves: readonly ShareMove[], dayMs: number, days: number): Shares {
  const calendar = Array.from({ length: days }, (_none, number): Day => {
    const own = moves.filter(({ atMs }) => Math.floor(atMs / dayMs) === number);
    const [bought, sold, elsewhere] = [
      own.filter(({ units }) => units > 0n),
      own.filter(({ units, isDisposal }) => units < 0n && isDisposal),
      own.filter(({ units, isDisposal }) => units < 0n && !isDisposal),
    ];
    const soldUnits = -sum(sold.map(({ units }) => units));
    return {
      bought: {
        units: sum(bought.map(({ units }) => units)),
        cost: sum(bought.map(({ money }) => money)),
        firstMs: bought[0]?.atMs ?? 0,
      },
      sold: {
        units: soldUnits,
        left: soldUnits,
        parts: sold,
      },
      elsewhere: elsewhere.map(({ units }) => -units),
      lines: [],
    };
  });
  const identify = (sale: Day, purchase: Day, rule: PlainLine['rule']): void => {
    const { bought } = purchase;
    const units = sale.sold.left < bought.units ? sale.sold.left : bought.units;
    if (units === 0n) return;
    const cost = (bought.cost * units) / bought.units;
    bought.units -= units;
    bought.cost -= cost;
    sale.sold.left -= units;
    sale.lines.push({ rule, acquiredMs: bought.firstMs, units, cost });
  };
  for (const day of calendar) identify(day, day, 'sameDay');
  for (const [number, day] of calendar.entries()) {
    for (const later of calendar.slice(number + 1, number + 31)) identify(day, later, 'thirtyDays');
  }
  let [units, cost] = [0n, 0n];
  const take = (wanted: bigint): Omit<PlainLine, 'proceeds'>[] => {
    const taken = wanted < units ? wanted : units;
    const part = taken === 0n ? 0n : (cost * taken) / units;
    units -= taken;
    cost -= part;
    const lines: Omit<PlainLine, 'proceeds'>[] = [];
    if (taken > 0n) lines.push({ rule: 'pool', acquiredMs: null, units: taken, cost: part });
    if (wanted > taken) lines.push({ rule: 'none', acquiredMs: null, units: wanted - taken, cost: 0n });
    return lines;
  };
  const pools = calendar.map((day) => {
    units += day.bought.units;
    cost += day.bought.cost;
    day.lines.push(...take(day.sold.left));
    for (const wanted of day.elsewhere) take(wanted);
    return { units, cost };
  });
  return { disposals: calendar.flatMap(describeSales), pools };
}

/** What of a day's disposals the accounts asked for made. */
function describeSales({ sold: { parts }, lines }: Day): ShareDisposal[] {
  const asked = parts.filter(({ isAsked }) => isAsked);
  const [first] = asked;
  if (first === undefined) return [];
  const [units, proceeds] = [-sum(asked.map((move) => move.units)), sum(asked.map(({ money }) => money))];
  const own = asked.length === parts.length ? lines : cutLines(lines, parts);
  return [{ ...{ atMs: first.atMs, units, proceeds }, lines: withProceeds(own, units, proceeds) }];
}

/** The stretches of a day's lines, laid end to end, that the sales of the accounts asked for cover, laid end to end as well. */
function cutLines(
  lines: readonly Omit<PlainLine, 'proceeds'>[],
  sales: readonly ShareMove[],
): Omit<PlainLine, 'proceeds'>[] {
  let lineFrom = 0n;
  return lines.flatMap((line) => {
    const lineTo = lineFrom + line.units;
    let left = { units: line.units, cost: line.cost };
    let saleFrom = 0n;
    const cut = sales.flatMap((sale) => {
      const saleTo = saleFrom - sale.units;
      const from = saleFrom > lineFrom ? saleFrom : lineFrom;
      const to = saleTo < lineTo ? saleTo : lineTo;
      saleFrom = saleTo;
      if (to <= from) return [];
      const units = to - from;
      const cost = (left.cost * units) / left.units;
      left = { units: left.units - units, cost: left.cost - cost };
      return sale.isAsked ? [{ ...line, units, cost }] : [];
    });
    lineFrom = lineTo;
    return cut;
  });
}

/** Each line has its share by amount, cut to 8 digits; the last one has the rest. */
export function withProceeds(
  lines: readonly Omit<PlainLine, 'proceeds'>[],
  units: bigint,
  proceeds: bigint,
): PlainLine[] {
  const shares = lines.map((line) => (proceeds * line.units) / units);
  const rest = proceeds - sum(shares.slice(0, -1));
  return lines.map((line, at) => ({
    ...line,
    proceeds: at === lines.length - 1 ? rest : (shares[at] ?? 0n),
  }));
}
