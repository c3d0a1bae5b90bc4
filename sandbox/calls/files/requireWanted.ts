import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { ExportInput } from '#sandbox/books/state/schema/records.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Asked, Asker } from '#sandbox/server/api/implement.ts';
import { listVisible } from '../records/family.ts';
import { EXPORT_TYPES, type ExportType, isOffered } from './exportTypes.ts';
import { requireSubject } from './requireSubject.ts';
import { isTimezone } from './writers/formatTime.ts';

/** What orders and estimates have in common. */
export type WantedFile = Asked<'exportEstimate'>;

/**
 * The type of a file that may be had as it is asked for, whatever its range. Throws 134001 for a type or format that is
 * not allowed, what requireSubject throws, and 700000 for the rest.
 */
export async function requireWanted(
  sql: Sql,
  wanted: WantedFile,
  { uid, user }: Pick<Asker, 'uid' | 'user'>,
): Promise<ExportType> {
  const exportType = requireType(wanted, user);
  const { timezone, lang, numberFormat, uids } = wanted;
  if (!isTimezone(timezone)) {
    throw new Refusal(REFUSALS.badParameter('timezone'));
  }
  if (numberFormat === 'locale' && !isLanguage(lang)) {
    throw new Refusal(REFUSALS.badParameter('lang'));
  }
  requireOwn(uids, user);
  await requireSubject(sql, uid, wanted, exportType.source);
  return exportType;
}

/** What is kept of a file that was asked for; two orders of the same file are alike. */
export function inputOf(wanted: WantedFile): ExportInput {
  const { accountTypes, coins, uids, addressIds, withdrawalId, applyId, timezone, lang, numberFormat } =
    wanted;
  return {
    kind: 'create',
    accountTypes: [...new Set(accountTypes)].sort(),
    coins: [...new Set(coins)].sort(),
    uids: [...new Set(uids)].sort(),
    timezone,
    lang,
    ...(numberFormat !== undefined && { numberFormat }),
    ...(addressIds !== undefined && { addressIds: [...new Set(addressIds)].sort() }),
    ...(withdrawalId !== undefined && { withdrawalId }),
    ...(applyId !== undefined && { applyId }),
  };
}

/** Records of other users are not handed out. */
export function requireOwn(uids: readonly number[], user: DemoUser): void {
  const visible = new Set(listVisible(user).map(({ id }) => id));
  if (uids.some((uid) => !visible.has(uid))) {
    throw new Refusal(REFUSALS.badParameter('uids'));
  }
}

function requireType({ type, format, accountTypes }: WantedFile, user: DemoUser): ExportType {
  const known = EXPORT_TYPES.find((exportType) => exportType.type === type);
  if (known === undefined || !isOffered(known, user) || !known.formats.includes(format)) {
    throw new Refusal(refuse(134001, 'the export type or format is not allowed here'));
  }
  const names: readonly string[] = known.accounts;
  if (accountTypes.some((account) => !names.includes(account))) {
    throw new Refusal(REFUSALS.badParameter('accountTypes'));
  }
  return known;
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
