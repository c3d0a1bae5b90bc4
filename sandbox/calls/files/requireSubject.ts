import { and, eq, inArray, ne } from 'drizzle-orm';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses, withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { ampApplications } from '#sandbox/books/state/schema/records.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Asked } from '#sandbox/server/api/implement.ts';
import type { ExportSource } from './exportTypes.ts';

/** What a document is about, by the type that it is of. */
export type Subject = Pick<Asked<'exportEstimate'>, 'addressIds' | 'withdrawalId' | 'applyId'>;

/**
 * Checks what a document is about: the user's own things, and no others. Throws 132009 for an address and 700004 for a
 * withdrawal that is not the user's, 700000 for an application that is not, and for what this type is not about.
 */
export async function requireSubject(
  sql: Sql,
  uid: number,
  { addressIds = [], withdrawalId, applyId }: Subject,
  { kind }: ExportSource,
): Promise<void> {
  if (addressIds.length > 0 && kind !== 'addresses') {
    throw new Refusal(REFUSALS.badParameter('addressIds'));
  }
  if ((withdrawalId !== undefined) !== (kind === 'withdrawal')) {
    throw new Refusal(REFUSALS.badParameter('withdrawalId'));
  }
  if ((applyId !== undefined) !== (kind === 'application')) {
    throw new Refusal(REFUSALS.badParameter('applyId'));
  }
  await requireAddresses(sql, uid, addressIds);
  if (withdrawalId !== undefined) await requireWithdrawal(sql, uid, withdrawalId);
  if (applyId !== undefined) await requireApplication(sql, uid, applyId);
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

async function requireApplication(sql: Sql, uid: number, applyId: string): Promise<void> {
  const { id, uid: owner } = ampApplications;
  const own = and(eq(owner, uid), eq(id, applyId));
  const found = await sql.select({ id }).from(ampApplications).where(own);
  if (found.length === 0) {
    throw new Refusal(REFUSALS.badParameter('applyId'));
  }
}
