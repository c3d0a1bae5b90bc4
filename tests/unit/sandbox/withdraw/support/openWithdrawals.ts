import { randomUUID } from 'node:crypto';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import type { SandboxOptions } from '#sandbox/createSandbox.ts';
import { openBook } from '#tests/unit/sandbox/addressBook/support/openBook.ts';
import { START_MS } from '#tests/unit/sandbox/support/createManualTime.ts';
import type { ApiAnswer, Visitor } from '#tests/unit/sandbox/support/openVisitor.ts';
import { passSecurity } from '#tests/unit/sandbox/support/passSecurity.ts';

export const WITHDRAW = '/v3/private/cht/asset-withdraw/withdraw';
export const ADDRESS = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';
export const DEMO = 20_000_001;
export const VIP = 20_000_003;

export type Row = Readonly<Record<string, unknown>>;

/** A sandbox, a user who withdraws, and what a test does with both. */
export async function openWithdrawals(account?: string, options: SandboxOptions = {}) {
  const test = await openBook(account, options);
  const { sandbox, time, visitor } = test;

  return {
    ...test,
    now: () => time.clock.now(),
    /** Lets time pass and does what became due. */
    async pass(ms: number) {
      time.advance(ms);
      await sandbox.exchange.catchUp();
    },
    /** What the user has of a coin, by wallet and hold: "FUND", "FUND/WITHDRAWING". */
    async balanceOf(uid: number, coin: string): Promise<Record<string, string>> {
      const balances = await readBalances(sandbox.exchange.database.sql, uid, { coin });
      return Object.fromEntries(
        balances.map(({ wallet, hold, amount }) => [hold === '' ? wallet : `${wallet}/${hold}`, amount]),
      );
    },
    /** Gives the user coins from outside. */
    bring(uid: number, coin: string, amount: string, wallet: 'FUND' | 'EARN' | 'UNIFIED' = 'FUND') {
      return sandbox.exchange.database.transact((sql) =>
        postMovement(sql, {
          kind: 'test',
          uid,
          reference: 'test',
          atMs: START_MS,
          transfers: [{ from: house('CHAIN'), to: free(uid, wallet), coin, amount }],
        }),
      );
    },
    order: (more: Row = {}) => orderOf(time.clock.now(), more),
    /** Withdraws, with the security step that it needs. */
    withdraw: (more: Row = {}) => withdraw(visitor, orderOf(time.clock.now(), more)),
  };
}

/** An order that is right, but for what is said of it. */
function orderOf(nowMs: number, more: Row): Row {
  return {
    coin: 'USDT',
    chain: 'ETH',
    address: ADDRESS,
    amount: '100',
    timestamp: String(nowMs),
    forceChain: 0,
    accountType: 'FUND',
    feeType: 0,
    requestId: randomUUID(),
    ...more,
  };
}

export async function withdraw(visitor: Visitor, order: Row): Promise<ApiAnswer> {
  const proof = await passSecurity(visitor, 30001, order);
  return visitor.post(`${WITHDRAW}/create`, {
    ...order,
    riskToken: proof.riskToken || 'none',
    verification: proof.verification,
  });
}

export async function readRecords(visitor: Visitor, query = ''): Promise<{ rows: Row[] } & Row> {
  const { body } = await visitor.get(`${WITHDRAW}/record-list${query}`);
  return body.result as { rows: Row[] } & Row;
}

export function idOf({ body }: ApiAnswer): string {
  if (body.retCode !== 0) {
    throw new Error(`The call was refused: ${body.retCode} ${body.retMsg}`);
  }
  return String((body.result as Row).id);
}
