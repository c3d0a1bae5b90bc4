import type { Sql } from '#sandbox/books/state/database.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { ExportType } from '../exportTypes.ts';
import type { FileDocument, Sheet } from '../fileDocument.ts';
import { readWords, type Words } from '../words/readWords.ts';
import { readCashSheet } from './cashSheet.ts';
import { readConversionsSheet } from './conversionsSheet.ts';
import { readDerivativesSheet } from './derivativesSheet.ts';
import { describePeriod } from './describePeriod.ts';
import type { LedgerScope } from './ledgerPages.ts';
import { readPersonalSheet } from './personalSheet.ts';
import { ledgerSheet, readLedger } from './readLedger.ts';
import { reconciliationSheet } from './reconcile.ts';

export interface ExportQuestion {
  readonly exportType: ExportType;
  readonly user: DemoUser;
  /** Owners; empty for the user alone. */
  readonly uids: readonly number[];
  /** Wallets; empty are all that the type is of. */
  readonly accounts: readonly string[];
  readonly coins: readonly string[];
  readonly range: TimeRange;
  readonly timezone: string;
  /** BCP 47 tag of the reader's language. */
  readonly lang: string;
}

/** Reads what an export of data says (screens.md 1.18), every movement and the check that they add up. */
export async function readExport(sql: Sql, question: ExportQuestion): Promise<FileDocument> {
  const { exportType, user, range, timezone } = question;
  const uids = question.uids.length === 0 ? [user.id] : question.uids;
  const { main, summaries } = await readSheets(sql, { ...question, uids });
  return {
    title: exportType.name,
    facts: [
      ['Account', `${user.username} (${uids.join(', ')})`],
      ['Period', describePeriod(range, timezone)],
      ['Times', timezone],
    ],
    main,
    summaries: summaries.filter(({ rows }) => rows.length > 0),
    timezone,
  };
}

interface LedgerQuestion {
  readonly range: TimeRange;
  readonly words: Words;
}

interface Sheets {
  readonly main: Sheet;
  readonly summaries: readonly Sheet[];
}

async function readSheets(sql: Sql, question: ExportQuestion): Promise<Sheets> {
  const { exportType, user, uids, range } = question;
  const { source, accounts } = exportType;
  const coins = exportType.hasCoins ? question.coins : [];
  const words = readWords(question.lang);
  const isChosen = (wallet: string) => question.accounts.length === 0 || question.accounts.includes(wallet);
  const everything = { uids, wallets: [], coins };
  switch (source.kind) {
    case 'ledger': {
      const wallets = source.wallets.filter(isChosen);
      return wallets.length === 0
        ? empty(exportType)
        : readLedgerSheets(sql, exportType.name, { uids, wallets, coins }, { range, words });
    }
    case 'derivatives': {
      if (!accounts.some(isChosen)) {
        return empty(exportType);
      }
      const log = await readDerivativesSheet(sql, { uids, coins, settledIn: source.settledIn }, range, words);
      return { main: log.sheet, summaries: [log.sums, reconciliationSheet(log.reconciled)] };
    }
    case 'conversions':
      return {
        main: await readConversionsSheet(sql, everything, range, words),
        summaries: [await readReconciliation(sql, everything, { range, words })],
      };
    case 'cash':
      return {
        main: await readCashSheet(sql, everything, range, words),
        summaries: [await readReconciliation(sql, everything, { range, words })],
      };
    case 'personal':
      return { main: await readPersonalSheet(sql, user, words), summaries: [] };
    // Documents of their own.
    case 'addresses':
    case 'withdrawal':
    case 'application':
    case 'nothing':
      return empty(exportType);
  }
}

async function readLedgerSheets(
  sql: Sql,
  title: string,
  scope: LedgerScope,
  { range, words }: LedgerQuestion,
): Promise<Sheets> {
  const ledger = await readLedger(sql, scope, range, words);
  return {
    main: ledgerSheet(title, ledger),
    summaries: [reconciliationSheet(ledger.reconciled)],
  };
}

/** For all wallets: conversions and deposits are a part of it. */
async function readReconciliation(
  sql: Sql,
  scope: LedgerScope,
  { range, words }: LedgerQuestion,
): Promise<Sheet> {
  const { reconciled } = await readLedger(sql, scope, range, words);
  return reconciliationSheet(reconciled);
}

function empty({ name }: ExportType): Sheets {
  return { main: { title: name, columns: [], rows: [] }, summaries: [] };
}
