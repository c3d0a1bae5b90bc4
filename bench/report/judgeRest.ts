import { REST_LIMITS } from '../limits.ts';
import type { RestReading } from '../routes/measureRest.ts';
import { judgeWorst } from './judgeWorst.ts';
import type { Verdict } from './verdict.ts';

/** Routes where rows of prices or ≈ values move. */
const WITH_PRICES =
  /\/assets\/(?:exchange\/(?:index|lwb-exchange)|otc\/(?:index|convert)|withdraw|deposit|money-address)/;

/** Holds the worst route without prices, and the worst with them, against their limits. */
export function judgeRest(readings: readonly RestReading[]): Verdict[] {
  const quiet = readings.filter(({ path }) => !WITH_PRICES.test(path));
  const priced = readings.filter(({ path }) => WITH_PRICES.test(path));
  const pages = ({ use }: RestReading): number | null => use?.pagesMs ?? null;
  const workers = ({ use }: RestReading): number | null => use?.workersMs ?? null;
  const calls = ({ callsPerMinute }: RestReading): number => callsPerMinute;
  return [
    judgeWorst(quiet, {
      promise: 'at rest, page without prices',
      unit: 'ms/s',
      read: pages,
      limit: REST_LIMITS.pagesMs,
    }),
    judgeWorst(quiet, {
      promise: 'at rest, its workers',
      unit: 'ms/s',
      read: workers,
      limit: REST_LIMITS.workersMs,
    }),
    judgeWorst(quiet, {
      promise: 'at rest, its calls',
      unit: 'a minute',
      read: calls,
      limit: REST_LIMITS.callsPerMinute,
    }),
    judgeWorst(priced, {
      promise: 'at rest, page with prices',
      unit: 'ms/s',
      read: pages,
      limit: REST_LIMITS.pagesMsWithPrices,
    }),
    judgeWorst(priced, {
      promise: 'at rest, its calls',
      unit: 'a minute',
      read: calls,
      limit: REST_LIMITS.callsPerMinuteWithPrices,
    }),
  ];
}
