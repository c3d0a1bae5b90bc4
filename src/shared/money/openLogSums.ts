import { Decimal } from './decimal.ts';

/** Figures of a line of the derivatives log, plain decimals (screens.md 2.4). */
interface LogFigures {
  /** Paid where it is positive, received where it is negative. */
  readonly funding: string;
  readonly fee: string;
  readonly cashFlow: string;
  readonly change: string;
}

interface LogLine extends LogFigures {
  readonly currency: string;
  /** In the words of the wire. */
  readonly type: string;
}

/** Sums of the lines of one coin: of a type, or of several together. */
export interface LogSum extends LogFigures {
  readonly coin: string;
  /** A word of the wire for a type; `result`, `moved` and `all` otherwise. */
  readonly type: string;
  readonly kind: 'type' | 'result' | 'moved' | 'all';
}

/** Adds up a derivatives log, line by line. */
export interface LogSums {
  readonly add: (line: LogLine) => void;
  /** Coin by coin as they first came: each type as it first came, what was realised, what was moved, and both together. */
  readonly end: () => LogSum[];
}

const FIGURES = ['funding', 'fee', 'cashFlow', 'change'] as const;
type Totals = Readonly<Record<(typeof FIGURES)[number], Decimal>>;
const ZERO = new Decimal(0);
const NOTHING: Totals = { funding: ZERO, fee: ZERO, cashFlow: ZERO, change: ZERO };

/** Coins that were brought in, taken out or given: no result of trading. */
const MOVED: ReadonlySet<string> = new Set(['TRANSFER_IN', 'TRANSFER_OUT', 'CONVERT', 'BONUS']);

/** The sums of a derivatives log by type, with the realised result apart from transfers (screens.md 0.2c). */
export function openLogSums(): LogSums {
  const byCoin = new Map<string, Map<string, Totals>>();
  return {
    add: (line) => {
      const byType = byCoin.get(line.currency) ?? new Map<string, Totals>();
      byCoin.set(line.currency, byType);
      byType.set(line.type, plus(byType.get(line.type) ?? NOTHING, line));
    },
    end: () =>
      [...byCoin].flatMap(([coin, byType]) => {
        const types = [...byType];
        const sumOf = (isIn: (type: string) => boolean): Totals =>
          types.filter(([type]) => isIn(type)).reduce((sum, [, totals]) => plus(sum, totals), NOTHING);
        return [
          ...types.map(([type, totals]) => describe(coin, { kind: 'type', type }, totals)),
          describe(
            coin,
            { kind: 'result', type: 'result' },
            sumOf((type) => !MOVED.has(type)),
          ),
          describe(
            coin,
            { kind: 'moved', type: 'moved' },
            sumOf((type) => MOVED.has(type)),
          ),
          describe(
            coin,
            { kind: 'all', type: 'all' },
            sumOf(() => true),
          ),
        ];
      }),
  };
}

function plus(totals: Totals, more: Totals | LogFigures): Totals {
  const [funding, fee, cashFlow, change] = FIGURES.map((figure) => totals[figure].plus(more[figure]));
  return { funding: funding ?? ZERO, fee: fee ?? ZERO, cashFlow: cashFlow ?? ZERO, change: change ?? ZERO };
}

function describe(coin: string, name: Pick<LogSum, 'kind' | 'type'>, totals: Totals): LogSum {
  return {
    coin,
    ...name,
    funding: totals.funding.toFixed(),
    fee: totals.fee.toFixed(),
    cashFlow: totals.cashFlow.toFixed(),
    change: totals.change.toFixed(),
  };
}
