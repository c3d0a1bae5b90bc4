import { randomUUID } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses } from '#sandbox/books/state/schema/chain.ts';
import type { ChainReference } from '#sandbox/seed/reference/chains/chainReference.ts';
import type { Route } from '../findRoute.ts';
import type { DepositAddressRow } from './depositAddressRow.ts';
import { makeAddress, makeTag } from './makeAddress.ts';
import { makeInvoice } from './makeInvoice.ts';

const READY_JOB = 'deposit/address-ready';
export const RETIRE_JOB = 'deposit/address-retire';

/** How long an address is being made. */
const CREATION_MS = 4_000;
/** An invoice says itself when it ends, so that the sandbox's speed makes no difference to it. */
const INVOICE_SECONDS = 24 * 3_600;
const MOST_TRIES = 20;

interface NewAddress {
  readonly uid: number;
  readonly route: Route;
  readonly label: string;
  /** The user's other addresses on the chain. */
  readonly rows: readonly DepositAddressRow[];
  readonly nowMs: number;
}

/** Where coins are sent: on chains with tags those of all users to one account of the exchange, distinguished by the tag. */
export interface Spot {
  readonly address: string;
  readonly tag: string;
}

/** Begins to make an address: it is there, and shown when its job is done. */
export async function createAddress(
  sql: Sql,
  exchange: Exchange,
  { uid, route, label, rows, nowMs }: NewAddress,
): Promise<DepositAddressRow> {
  const { chain } = route;
  const isInvoice = chain.format === 'bolt11';
  const isFirst = !rows.some(({ isDefault }) => isDefault);
  const expiresAt = isInvoice ? nowMs + INVOICE_SECONDS * 1000 : null;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const owner = { seed: exchange.seed, uid, index: rows.length, tries };
    const spot = isInvoice ? invoiceOf(nowMs) : spotOf(chain, owner);
    const [row] = await sql
      .insert(depositAddresses)
      .values({
        id: randomUUID(),
        uid,
        chain: chain.chain,
        ...spot,
        label,
        isDefault: isFirst,
        state: 'creating',
        expiresAt,
        createdAt: nowMs,
      })
      // Another user's tag: another number is tried.
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) {
      const dueMs = nowMs + lifeMs(exchange, CREATION_MS);
      await scheduleJob(sql, { kind: READY_JOB, reference: row.id, dueMs });
      if (expiresAt !== null) {
        await scheduleJob(sql, { kind: RETIRE_JOB, reference: row.id, dueMs: expiresAt });
      }
      return row;
    }
  }
  throw new Error(`No free address was found on ${chain.chain}.`);
}

interface Owner {
  readonly seed: string;
  readonly uid: number;
  /** How many addresses the user had on the chain before. */
  readonly index: number;
  readonly tries: number;
}

/** The same user has the same address on all chains of the Ethereum kind, as a key would. */
export function spotOf({ chain, format, tag }: ChainReference, { seed, uid, index, tries }: Owner): Spot {
  const family = format === 'evm' ? format : chain;
  const own = `${uid}/${index}/${tries}`;
  return {
    address: makeAddress(format, `${seed}/${family}/${tag === null ? own : 'everybody'}`),
    tag: tag === null ? '' : makeTag(`${seed}/${chain}/tag/${own}`),
  };
}

function invoiceOf(nowMs: number): Spot {
  const description = 'Deposit to Sluice';
  return { address: makeInvoice({ nowMs, description, lifeSeconds: INVOICE_SECONDS }), tag: '' };
}

/** What becomes of addresses with time; each job is about an address's id. */
export function createAddressJobs() {
  async function makeReady(sql: Sql, id: string): Promise<void> {
    await sql
      .update(depositAddresses)
      .set({ state: 'ready' })
      .where(and(eq(depositAddresses.id, id), eq(depositAddresses.state, 'creating')));
  }

  async function retire(sql: Sql, id: string, nowMs: number): Promise<void> {
    await sql
      .update(depositAddresses)
      .set({ state: 'retired', isDefault: false })
      .where(and(eq(depositAddresses.id, id), lte(depositAddresses.expiresAt, nowMs)));
  }

  return { [READY_JOB]: makeReady, [RETIRE_JOB]: retire };
}
