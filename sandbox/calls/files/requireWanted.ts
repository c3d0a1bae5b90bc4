import { and, eq, inArray, ne } from 'drizzle-orm';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses, withdrawals } from '#sandbox/books/state/schema/chain.ts';
import type { ExportInput } from '#sandbox/books/state/schema/records.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Asked, Asker } from '#sandbox/server/api/implement.ts';
import { listVisible } from '../records/family.ts';
import { EXPORT_TYPES, type ExportType, isOffered } from './exportTypes.ts';
import { isTimezone } from './writers/formatTime.ts';

/** What orders and estimates have in common. */
export type WantedFile = Asked<'exportEstimate'>;

/**
 * The type of a file that may be had as it is asked for, whatever its range. Throws 134001 for a type or format that is
 * not allowed, 132009 for an address and 700004 for a withdrawal that is not the user's, 700000 for the rest.
 */
export async function requireWanted(
  sql: Sql,
  wanted: WantedFile,
  { uid, user }: Pick<Asker, 'uid' | 'user'>,
): Promise<ExportType> {
  const exportType = requireType(wanted, user);
  const { timezone, lang, numberFormat, uids, addressIds = [], withdrawalId } = wanted;
  if (!isTimezone(timezone)) {
    throw new Refusal(REFUSALS.badParameter('timezone'));
  }
  if (numberFormat === 'locale' && !isLanguage(lang)) {
    throw new Refusal(REFUSALS.badParameter('lang'));
  }
  requireOwn(uids, user);
  if (addressIds.length > 0 && exportType.source.kind !== 'addresses') {
    throw new Refusal(REFUSALS.badParameter('addressIds'));
  }
  if ((withdrawalId !== undefined) !== (exportType.source.kind === 'withdrawal')) {
    throw new Refusal(REFUSALS.badParameter('withdrawalId'));
  }
  await requireAddresses(sql, uid, addressIds);
  if (withdrawalId !== undefined) await requireWithdrawal(sql, uid, withdrawalId);
  return exportType;
}

/** What is kept of a file that was asked for; two orders of the same file are alike. */
export function inputOf(wanted: WantedFile): ExportInput {
  const { accountTypes, coins, uids, addressIds, withdrawalId, timezone, lang, numberFormat } = wanted;
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

async function requireAddresses(sql: Sql, uid: number, addressIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(addressIds)];
  if (wanted.length === 0) {
    return;
  }
  const { id, uid: owner, state } = depositAddresses;
  const found = await sql
    .select({ id })
    .from(depositAddresses)
    .where(and(eq(owner, uid), inArray(id, wanted), ne(state, 'creating')));
  if (found.length < wanted.length) {
    throw new Refusal(refuse(132009, 'address not found'));
  }
}

async function requireWithdrawal(sql: Sql, uid: number, withdrawalId: string): Promise<void> {
  const { id, uid: owner } = withdrawals;
  const own = and(eq(owner, uid), eq(id, withdrawalId));
  const found = await sql.select({ id }).from(withdrawals).where(own);
  if (found.length === 0) {
    throw new Refusal(refuse(700004, 'withdrawal not found'));
  }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
