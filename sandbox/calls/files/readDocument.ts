import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { exportJobs } from '#sandbox/books/state/schema/records.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { readIndiaStatement } from '../tax/readIndiaStatement.ts';
import { readTaxReport } from '../tax/readTaxReport.ts';
import { readOwnershipStatement } from './content/ownershipStatement.ts';
import { readExport } from './content/readExport.ts';
import { readStatement } from './content/readStatement.ts';
import { readSignedApplication } from './content/signedApplication.ts';
import { readWithdrawalReceipt } from './content/withdrawalReceipt.ts';
import { EXPORT_TYPES } from './exportTypes.ts';
import type { FileDocument } from './fileDocument.ts';

export type Ordered = Pick<
  typeof exportJobs.$inferSelect,
  'uid' | 'type' | 'input' | 'startAt' | 'endAt' | 'createdAt'
>;

/** Reads what a file is to say: what was known when it was asked for, so that it is the same whenever it is made. */
export async function readDocument(sql: Sql, exchange: Exchange, ordered: Ordered): Promise<FileDocument> {
  const { uid, type, input, startAt, endAt, createdAt } = ordered;
  const range = { startMs: startAt, endMs: Math.min(endAt, createdAt) };
  const user = DEMO_USERS.find(({ id }) => id === uid);
  if (user === undefined) {
    throw new Error(`No user has the id ${uid}.`);
  }
  switch (input.kind) {
    case 'create': {
      const exportType = EXPORT_TYPES.find((known) => known.type === type);
      if (exportType === undefined) {
        throw new Error(`There are no exports of the type ${type}.`);
      }
      const { uids, accountTypes, coins, timezone, lang, numberFormat } = input;
      const numberLocale = numberFormat === 'locale' ? lang : undefined;
      const about = { user, timezone };
      switch (exportType.source.kind) {
        case 'addresses':
          return readOwnershipStatement(sql, { ...about, lang, addressIds: input.addressIds ?? [] });
        case 'withdrawal': {
          const receipt = await readWithdrawalReceipt(sql, {
            ...about,
            withdrawalId: input.withdrawalId ?? '',
          });
          return { ...receipt, numberLocale };
        }
        case 'application':
          return readSignedApplication(sql, { ...about, applyId: input.applyId ?? '' });
      }
      const document = await readExport(sql, {
        exportType,
        user,
        uids,
        accounts: accountTypes,
        coins,
        range,
        timezone,
        lang,
      });
      return { ...document, numberLocale };
    }
    case 'account-statement':
      return readStatement(sql, exchange, {
        ...{ user, uids: input.uids, currency: input.valuationCurrency, lang: input.lang ?? 'en', range },
      });
    case 'tax-report':
      return readTaxReport(sql, exchange, {
        user,
        year: input.year,
        country: input.country ?? '',
        method: input.method,
        plan: input.plan ?? [{ fromYear: 0, method: input.method }],
        uids: input.uids ?? [uid],
        report: input.report ?? 'annual',
        untilMs: createdAt,
      });
    case 'india-tax-statement':
      return readIndiaStatement(sql, exchange, { user, ...input, range, askedMs: createdAt });
  }
}

/** A statement of nothing but balances says something; an export without rows does not. */
export function isEmptyDocument(
  { main, summaries }: FileDocument,
  { input }: Pick<Ordered, 'input'>,
): boolean {
  const hasSums = summaries.some(({ rows }) => rows.length > 0);
  return main.rows.length === 0 && !(input.kind !== 'create' && hasSums);
}
