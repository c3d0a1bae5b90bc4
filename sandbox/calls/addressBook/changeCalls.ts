import { and, eq, inArray, or } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { transactGuarded } from '#sandbox/books/exchange/transactGuarded.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { savedAddresses, withdrawals } from '#sandbox/books/state/schema/chain.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, type Asker, implement, reply } from '#sandbox/server/api/implement.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import { checkGuard, type Guard } from '../security/checkGuard.ts';
import { zoneOf } from '../withdraw/travelRule.ts';
import { OPEN_STATUSES } from '../withdraw/withdrawStatus.ts';
import { deleteEntries, dropOwnerHold } from './addressHolds.ts';
import {
  DATA_NEEDED,
  describeEntry,
  type Entry,
  NORMAL,
  type OwnerNames,
  readBook,
  withBlocks,
} from './book.ts';
import { refuseRecipient } from './codeTexts.ts';
import { isGoodRemark } from './judgeNewEntry.ts';
import { judgeCompleteness, judgeOwner } from './judgeOwner.ts';

/** Changing and removing entries (screens.md 2.5). */
export function createChangeCalls(exchange: Exchange): Call[] {
  const { database } = exchange;
  return [
    implement('addressEdit', (input, asker) =>
      transactGuarded(database, asker.uid, async (sql) => {
        const row = await editEntry(sql, exchange, input, asker);
        return reply('addressEdit', { uid: asker.uid, ...describeEntry(row, asker.nowMs) });
      }),
    ),
    implement('addressDelete', (input, asker) =>
      transactGuarded(database, asker.uid, async (sql) => {
        const { riskToken, verification } = input;
        const guard = {
          scene: RISK_SCENES.addressDelete,
          riskToken,
          verification,
          about: { ids: input.ids },
        } as const;
        await checkOptionally(sql, exchange, asker, guard);
        const ids = [...new Set(input.ids)];
        const found = await findOwn(sql, asker.uid, ids);
        const inUse = await findInUse(sql, asker.uid, found);
        const deleted = found.filter(({ id }) => !inUse.has(id)).map(({ id }) => id);
        if (deleted.length > 0) {
          await deleteEntries(sql, deleted);
        }
        const failed = ids
          .filter((id) => !deleted.includes(id))
          .map((id) => ({ id, code: inUse.has(id) ? 132010 : 132009 }));
        return reply('addressDelete', { uid: asker.uid, deleted, failed });
      }),
    ),
    implement('addressVerification', (input, asker) =>
      transactGuarded(database, asker.uid, async (sql) => {
        const { ids, verified, riskToken, verification } = input;
        const found = await findOwn(sql, asker.uid, ids);
        if (found.length < new Set(ids).size) {
          throw new Refusal(refuseRecipient(132009));
        }
        // Only to need fewer codes from now on takes one (screens.md 1.9).
        if (verified === 1) {
          await checkGuard(sql, exchange, asker, {
            scene: RISK_SCENES.verifiedFlag,
            riskToken,
            verification,
            about: { ids },
          });
        }
        const rows = await setVerified(sql, ids, verified);
        return reply('addressVerification', {
          uid: asker.uid,
          rows: rows.map((row) => describeEntry(row, asker.nowMs)),
        });
      }),
    ),
  ];
}

/** The entries of a user among some ids. */
export async function findOwn(sql: Sql, uid: number, ids: readonly string[]): Promise<Entry[]> {
  const entries = await sql
    .select()
    .from(savedAddresses)
    .where(and(eq(savedAddresses.uid, uid), inArray(savedAddresses.id, [...ids])));
  return withBlocks(sql, entries);
}

export async function setVerified(sql: Sql, ids: readonly string[], verified: 0 | 1): Promise<Entry[]> {
  const entries = await sql
    .update(savedAddresses)
    .set({ verified })
    .where(inArray(savedAddresses.id, [...ids]))
    .returning();
  return withBlocks(sql, entries);
}

/** A step that a call does not need, but was begun for it, has to be right all the same. */
async function checkOptionally(
  sql: Sql,
  exchange: Exchange,
  asker: Asker,
  guard: Guard & { readonly scene: typeof RISK_SCENES.addressEdit | typeof RISK_SCENES.addressDelete },
): Promise<void> {
  if (guard.riskToken !== undefined) {
    await checkGuard(sql, exchange, asker, guard);
  }
}

/** Neither the address nor its lock changes: another address is another entry (screens.md 1.9). */
async function editEntry(
  sql: Sql,
  exchange: Exchange,
  input: Asked<'addressEdit'>,
  asker: Asker,
): Promise<Entry> {
  const { id, remark, walletType, ownership, vaspCode, firstName, lastName, companyName } = input;
  await lockUser(sql, asker.uid);
  const book = await readBook(sql, asker.uid);
  const entry = book.find((candidate) => candidate.id === id);
  if (entry === undefined) {
    throw new Refusal(refuseRecipient(132009));
  }
  const others = book.filter((other) => other.id !== id);
  if (remark !== undefined && !isGoodRemark(remark, others)) {
    throw new Refusal(refuseRecipient(132005));
  }
  const code = judgeOwner({ vaspCode, firstName, lastName, companyName }, '');
  if (code !== undefined) {
    throw new Refusal(refuseRecipient(code));
  }
  const { riskToken, verification } = input;
  const guard = { scene: RISK_SCENES.addressEdit, riskToken, verification, about: { ids: [id] } } as const;
  await checkOptionally(sql, exchange, asker, guard);
  const old = entry.names as OwnerNames;
  const changes = {
    remark: remark ?? entry.remark,
    walletType: walletType ?? entry.walletType,
    ownership: ownership ?? entry.ownership,
    vaspCode: vaspCode ?? entry.vaspCode,
    names: {
      firstName: firstName ?? old.firstName,
      lastName: lastName ?? old.lastName,
      companyName: companyName ?? old.companyName,
    },
  };
  const isAnswered = entry.status === DATA_NEEDED && isComplete({ ...entry, ...changes }, asker);
  const changed = { ...changes, status: isAnswered ? NORMAL : entry.status };
  await sql.update(savedAddresses).set(changed).where(eq(savedAddresses.id, id));
  if (isAnswered) {
    await dropOwnerHold(sql, entry.normalized);
  }
  return { ...entry, ...changed };
}

/** Whether all is there now that was asked of the owner. The call has no legal type: the names say which it is. */
function isComplete({ walletType, vaspCode, names }: Entry, { user }: Asker): boolean {
  const known = names as OwnerNames;
  return (
    zoneOf(user) === '' ||
    judgeCompleteness({
      walletType: walletType === 0 ? 0 : 1,
      ...(vaspCode !== null && { vaspCode }),
      legalType: known.companyName === undefined ? 'individual' : 'company',
      ...known,
    }) === undefined
  );
}

/** Entries that a withdrawal on its way goes to. */
async function findInUse(sql: Sql, uid: number, entries: readonly Entry[]): Promise<ReadonlySet<string>> {
  if (entries.length === 0) {
    return new Set();
  }
  const open = await sql
    .select({ addressId: withdrawals.addressId, chain: withdrawals.chain, address: withdrawals.address })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.uid, uid),
        inArray(withdrawals.status, [...OPEN_STATUSES]),
        or(
          inArray(
            withdrawals.addressId,
            entries.map(({ id }) => id),
          ),
          inArray(
            withdrawals.address,
            entries.map(({ address }) => address),
          ),
        ),
      ),
    );
  return new Set(
    entries
      .filter(({ id, chain, address }) =>
        open.some((row) => row.addressId === id || (row.chain === chain && row.address === address)),
      )
      .map(({ id }) => id),
  );
}
