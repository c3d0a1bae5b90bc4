import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { FIATS } from '#sandbox/seed/reference/fiats.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { FileDocument, Sheet } from '../fileDocument.ts';
import { readWords } from '../words/readWords.ts';
import { describePeriod } from './describePeriod.ts';
import { ledgerSheet, readLedger } from './readLedger.ts';
import { type Reconciled, reconciliationSheet } from './reconcile.ts';

export interface StatementQuestion {
  readonly user: DemoUser;
  /** Empty are the user's own. */
  readonly uids: readonly number[];
  readonly currency: string;
  /** BCP 47 tag of the reader's language. */
  readonly lang: string;
  readonly range: TimeRange;
}

type Market = Pick<Exchange, 'prices'>;

const TIMEZONE = 'UTC';
const COIN_DIGITS = 8;

/** An account statement (screens.md 1.18): what there was, came, went and is left, valued at the end, and every movement. */
export async function readStatement(
  sql: Sql,
  market: Market,
  { user, uids: asked, currency, lang, range }: StatementQuestion,
): Promise<FileDocument> {
  const uids = asked.length === 0 ? [user.id] : asked;
  const ledger = await readLedger(sql, { uids, wallets: [], coins: [] }, range, readWords(lang));
  return {
    title: 'Account statement',
    facts: [
      ['Account', `${user.username} (${uids.join(', ')})`],
      ['Period', describePeriod(range, TIMEZONE)],
      ['Valued in', `${currency}, at the end of the range`],
    ],
    main: ledgerSheet('Movements', ledger),
    summaries: [valueSheet(market, ledger.reconciled, currency, range.endMs)],
    timezone: TIMEZONE,
  };
}

function valueSheet(
  market: Market,
  reconciled: readonly Reconciled[],
  currency: string,
  atMs: number,
): Sheet {
  const base = reconciliationSheet(reconciled);
  const unit = market.prices.usd(currency, atMs) ?? new Decimal(1);
  const fiat = FIATS.find((known) => known.currency === currency);
  const digits = currency === 'USD' ? 2 : (fiat?.decimals ?? COIN_DIGITS);
  const values = reconciled.map(({ coin, closing }) =>
    new Decimal(closing)
      .mul(market.prices.usd(coin, atMs) ?? 0)
      .div(unit)
      .toDecimalPlaces(digits),
  );
  const total = values.reduce((sum, value) => sum.plus(value), new Decimal(0));
  return {
    title: 'Balances',
    columns: [...base.columns, { title: `Value ${currency}`, kind: 'amount' }],
    rows:
      reconciled.length === 0
        ? []
        : [
            ...base.rows.map((row, at) => [...row, values[at]?.toFixed() ?? '']),
            ['Total', '', '', '', '', total.toFixed()],
          ],
  };
}
