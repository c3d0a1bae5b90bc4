import { parseArgs } from 'node:util';
import { PAGE_NAMES, type PageName } from '../measure/pages.ts';
import { ROUTE_PATHS } from '../routes/routePaths.ts';
import { parseOptionNumber } from './parseOptionNumber.ts';

export interface BenchOptions {
  /** Real tabs on each page: one in front, the others hidden. */
  readonly tabs: number;
  /** How long each page is measured. */
  readonly seconds: number;
  /** Pairs in the market. */
  readonly symbols: number;
  /** Rows in each frame. */
  readonly changed: number;
  /** Frames per second. */
  readonly hz: number;
  /** How often all pages are measured; figures are medians over rounds. */
  readonly rounds: number;
  /** The demo account that Sluice's page is opened with, among the pages. */
  readonly login: string | undefined;
  readonly pages: readonly PageName[];
  /** The budgets are measured too. */
  readonly hasBudgets: boolean;
  /** The answers to keys in the ticket are timed. */
  readonly hasInput: boolean;
  /** The exchange's calls are made with random faults. */
  readonly hasCalls: boolean;
  /** The embedded exchange meets a crowd, and a kill. */
  readonly hasExchange: boolean;
  /** The twenty routes are left alone, each for a minute. */
  readonly hasRest: boolean;
  /** The twenty routes are visited for the first time. */
  readonly hasVisits: boolean;
  /** Many sockets are opened at one process of the exchange. */
  readonly hasSockets: boolean;
  readonly socketCount: number;
  /** All pages are measured by tabs and by rows a second, and drawn. Only where it is asked for: it takes an hour. */
  readonly hasPlots: boolean;
  /** Routes that Lighthouse reads beside a bare page: the market among everything else, all twenty where it is asked for. */
  readonly lighthousePaths: readonly string[];
  /** An empty database on a PostgreSQL server, for the exchange to be measured on as well. */
  readonly databaseUrl: string | undefined;
  /** Shorter in all that has no option of its own. */
  readonly isQuick: boolean;
}

const PARTS = [
  ...PAGE_NAMES,
  'budgets',
  'input',
  'calls',
  'exchange',
  'rest',
  'visits',
  'sockets',
  'lighthouse',
  'plots',
] as const;

export const BENCH_USAGE = `npm run bench -- [options]
  --tabs 20       real tabs on each page: one in front, the others hidden
  --seconds 12    how long each page is measured
  --symbols 2000  pairs in the market
  --changed 1000  rows in each frame
  --hz 20         frames per second
  --rounds 5      how often all pages are measured, in turn; figures are medians
  --sockets 5000  sockets that are opened at one process of the exchange
  --login account a demo account to open Sluice with; without it, a guest opens it
  --only a,b      some of ${PARTS.join(', ')}
  --database url  an empty PostgreSQL database, to measure the exchange on beside the embedded one
  --quick         to try it out: 3 tabs, 3 s, 10 frames per second of 200 rows, one round; limits don't count
`;

const DEFAULTS = {
  tabs: '20',
  seconds: '12',
  symbols: '2000',
  changed: '1000',
  hz: '20',
  rounds: '5',
  sockets: '5000',
};
const QUICK = { tabs: '3', seconds: '3', changed: '200', hz: '10', rounds: '1', sockets: '200' };

/** Reads the command line; undefined when help is asked for. Throws a sentence about an option that is wrong. */
export function parseBenchOptions(args: readonly string[]): BenchOptions | undefined {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      tabs: string,
      seconds: string,
      symbols: string,
      changed: string,
      hz: string,
      rounds: string,
      sockets: string,
      login: string,
      only: string,
      database: string,
      quick: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const isQuick = values.quick ?? false;
  const texts = { ...DEFAULTS, ...(isQuick ? QUICK : {}), ...values };
  const symbols = parseOptionNumber('symbols', texts.symbols, { least: 50, most: 10_000 });
  const parts = parseParts(values.only ?? PARTS.join(','));
  return {
    tabs: parseOptionNumber('tabs', texts.tabs, { least: 2, most: 100 }),
    seconds: parseOptionNumber('seconds', texts.seconds, { least: 3, most: 3_600 }),
    symbols,
    changed: parseOptionNumber('changed', texts.changed, { least: 1, most: symbols }),
    hz: parseOptionNumber('hz', texts.hz, { least: 1, most: 60 }),
    rounds: parseOptionNumber('rounds', texts.rounds, { least: 1, most: 100 }),
    login: values.login,
    pages: PAGE_NAMES.filter((name) => parts.includes(name)),
    hasBudgets: parts.includes('budgets'),
    hasInput: parts.includes('input'),
    hasCalls: parts.includes('calls'),
    hasExchange: parts.includes('exchange'),
    hasRest: parts.includes('rest'),
    hasVisits: parts.includes('visits'),
    hasPlots: values.only !== undefined && parts.includes('plots'),
    hasSockets: parts.includes('sockets'),
    socketCount: parseOptionNumber('sockets', texts.sockets, { least: 1, most: 15_000 }),
    lighthousePaths: parts.includes('lighthouse')
      ? ROUTE_PATHS.slice(0, values.only === undefined ? 1 : undefined)
      : [],
    databaseUrl: values.database,
    isQuick,
  };
}

function parseParts(text: string): (typeof PARTS)[number][] {
  return text.split(',').map((name) => {
    const part = PARTS.find((known) => known === name.trim());
    if (part === undefined) throw new Error(`--only knows ${PARTS.join(', ')}, not "${name}".`);
    return part;
  });
}
