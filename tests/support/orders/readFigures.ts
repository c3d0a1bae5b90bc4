import papaparse from 'papaparse';
import { expect } from 'vitest';
import { type Conversion, outcomeOf } from '#app/features/conversions/conversion.ts';
import { conversionSources, LISTED_KINDS } from '#app/features/conversions/conversionSources.ts';
import { givenMark, gotMark, type Outcome } from '#app/features/recordList/outcome.ts';
import { csvOf, type RecordFields } from '#app/features/recordList/recordFields.ts';
import type { RecordRow, RecordSource } from '#app/features/recordList/recordSource.ts';
import { openRecordStream } from '#app/features/recordList/streamRecords.ts';
import { sumPairs } from '#app/features/recordList/sumPairs.ts';
import { BLOCK_FIELDS } from '#app/screens/blockTrade/blockHistory/blockFields.ts';
import {
  type BlockTrade,
  bookedAmounts,
  tradeSources,
} from '#app/screens/blockTrade/blockHistory/blockTrades.ts';
import { bookedLines } from '#app/screens/convert/exchangeHistory/bookedLines.ts';
import { CONVERSION_FIELDS } from '#app/screens/convert/exchangeHistory/conversionFields.ts';
import { LOW_BALANCE_FIELDS } from '#app/screens/convert/lowBalance/history/lowBalanceFields.ts';
import {
  type LowBalanceRecord,
  lowBalanceSource,
} from '#app/screens/convert/lowBalance/history/lowBalanceRecords.ts';
import { createCsvFile } from '#shared/csv/createCsvFile.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { FIELD_VIEW } from '../fieldView.ts';
import type { OpenOrderTypes } from './openOrderTypes.ts';

/** What came and went, by coin; a coin of which nothing did is not in it. Plain decimals. */
export type Net = Readonly<Record<string, string>>;

/** The three histories, of the orders that were placed since a moment. */
export interface Histories {
  readonly conversions: readonly Conversion[];
  readonly lowBalances: readonly LowBalanceRecord[];
  readonly blocks: readonly BlockTrade[];
}

export async function readHistories({ request }: OpenOrderTypes, sinceMs: number): Promise<Histories> {
  const read = async <Row extends RecordRow>(
    sources: readonly RecordSource<Row>[],
  ): Promise<readonly Row[]> => {
    const span = { startMs: sinceMs, endMs: Date.now() + 60_000 };
    const signal = new AbortController().signal;
    const opened = await openRecordStream({ sources, span, request, signal });
    if (!opened.ok) throw new Error(opened.error.code);
    const rows: Row[] = [];
    for await (const row of opened.value.rows()) {
      if (!row.ok) throw new Error(row.error.code);
      rows.push(row.value);
    }
    return rows;
  };
  return {
    conversions: await read(conversionSources({ kinds: LISTED_KINDS })),
    lowBalances: await read([lowBalanceSource({ account: 'funding' })]),
    blocks: await read(tradeSources({})),
  };
}

interface Shown {
  readonly outcome: Outcome;
  readonly given: { readonly coin: string; readonly amount: string };
  readonly got: { readonly coin: string; readonly amount: string };
}

/** Every pair of amounts as the tables, drawers and cards show it. */
function shownOf({ conversions, lowBalances, blocks }: Histories): readonly Shown[] {
  return [
    ...conversions.flatMap(({ lines }) =>
      lines.map(({ status, given, got }) => ({ outcome: outcomeOf(status), given, got })),
    ),
    ...lowBalances.flatMap(({ lines, target }) =>
      lines.map(({ outcome, coin, amount, toAmount }) => ({
        ...{ outcome, given: { coin, amount }, got: { coin: target, amount: toAmount } },
      })),
    ),
    ...blocks.map(({ outcome, trade, received }) => ({
      outcome,
      given: { coin: trade.fromCoin, amount: trade.fromAmount },
      got: { coin: trade.toCoin, amount: received },
    })),
  ];
}

/** What a reader takes as moved: what is neither grey nor expected. */
export function netShown(histories: Histories): Net {
  return net(
    shownOf(histories).flatMap(({ outcome, given, got }) => [
      ...(outcome === 'open' || givenMark(outcome) !== undefined ? [] : [minus(given)]),
      ...(gotMark(outcome) === undefined ? [got] : []),
    ]),
  );
}

/** What the sums below the histories say. */
export function netSummed({ conversions, lowBalances, blocks }: Histories): Net {
  const pairs = [
    ...sumPairs(
      bookedLines(conversions).map(({ given, got }) => ({
        ...{ fromCoin: given.coin, fromAmount: given.amount, toCoin: got.coin, toAmount: got.amount },
      })),
    ),
    ...sumPairs(bookedAmounts(blocks)),
  ];
  return net([
    ...pairs.flatMap(({ fromCoin, given, toCoin, got }) => [
      minus({ coin: fromCoin, amount: given }),
      { coin: toCoin, amount: got },
    ]),
    // The small balances have a sum in each row.
    ...lowBalances.flatMap(({ received, target, lines }) => [
      { coin: target, amount: received },
      ...lines.filter(({ outcome }) => outcome === 'booked').map(minus),
    ]),
  ]);
}

/** The columns of money of a file, each with the one that names its coin: what is given is taken away. */
const MONEY = {
  conversions: ['history.csv.given', 'history.csv.givenCoin', 'history.csv.got', 'history.csv.gotCoin'],
  lowBalances: [
    ...(['lowBalance.history.csv.amount', 'lowBalance.history.csv.coin'] as const),
    ...(['lowBalance.history.csv.received', 'lowBalance.history.csv.target'] as const),
  ],
  blocks: [
    ...(['block.history.csv.soldAmount', 'block.history.csv.soldCoin'] as const),
    ...(['block.history.csv.gotAmount', 'block.history.csv.gotCoin'] as const),
  ],
} as const;

const CHARGES = {
  conversions: ['history.csv.fee', 'history.csv.feeCoin', 'history.csv.tax', 'history.csv.taxCoin'],
  lowBalances: [
    ...(['lowBalance.history.csv.fee', 'lowBalance.history.csv.feeCoin'] as const),
    ...(['lowBalance.history.csv.tax', 'lowBalance.history.csv.target'] as const),
  ],
  blocks: [
    ...(['terms.fee', 'block.history.csv.feeCoin'] as const),
    ...(['terms.tax', 'block.history.csv.gotCoin'] as const),
  ],
} as const;

/** What a spreadsheet makes of the files' columns, for the user and for fees and taxes. */
export async function netExported(
  histories: Histories,
): Promise<{ readonly user: Net; readonly charges: Net }> {
  const files = {
    conversions: await readCsv(CONVERSION_FIELDS, histories.conversions),
    lowBalances: await readCsv(LOW_BALANCE_FIELDS, histories.lowBalances),
    blocks: await readCsv(BLOCK_FIELDS, histories.blocks),
  };
  const names = ['conversions', 'lowBalances', 'blocks'] as const;
  const cells = (columns: typeof MONEY | typeof CHARGES, from: 0 | 2) =>
    names.flatMap((name) =>
      files[name].map((row) => ({
        coin: row[columns[name][from + 1] ?? ''] ?? '',
        amount: row[columns[name][from] ?? ''] || '0',
      })),
    );
  return {
    user: net([...cells(MONEY, 0).map(minus), ...cells(MONEY, 2)]),
    charges: net([...cells(CHARGES, 0), ...cells(CHARGES, 2)]),
  };
}

async function readCsv<Row>(
  fields: RecordFields<Row, typeof FIELD_VIEW.words>,
  rows: readonly Row[],
): Promise<readonly Readonly<Record<string, string>>[]> {
  const shape = csvOf(fields, FIELD_VIEW);
  const file = createCsvFile(shape.columns);
  for (const row of rows) file.add(shape.linesOf(row));
  const { data } = papaparse.parse<Record<string, string>>(await file.toBlob().text(), {
    ...{ header: true, skipEmptyLines: true, newline: '\r\n' },
  });
  return data;
}

/** What each row says, checked against itself: nothing came of what is grey, and its rows add up. */
export function expectConsistent(histories: Histories): void {
  for (const { outcome, got } of shownOf(histories)) {
    if (outcome === 'void') expect(got.amount).toBe('0');
  }
  for (const { status, got, lines, limit } of histories.conversions) {
    if (outcomeOf(status) === 'open') continue;
    const booked = lines.filter((line) => outcomeOf(line.status) === 'booked');
    expect(net([got])).toEqual(net(booked.map((line) => line.got)));
    // Every tab shows the same price for an order.
    if (limit !== null) expect(lines[0]?.rate).toBe(limit.filledRate === '' ? limit.price : limit.filledRate);
  }
}

export function net(amounts: readonly { readonly coin: string; readonly amount: string }[]): Net {
  const sumByCoin = new Map<string, Decimal>();
  for (const { coin, amount } of amounts) {
    sumByCoin.set(coin, (sumByCoin.get(coin) ?? new Decimal(0)).plus(amount));
  }
  return Object.fromEntries(
    [...sumByCoin]
      .filter(([, sum]) => !sum.isZero())
      .map(([coin, sum]): [string, string] => [coin, sum.toFixed()])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function minus({ coin, amount }: { readonly coin: string; readonly amount: string }) {
  return { coin, amount: new Decimal(amount).neg().toFixed() };
}
