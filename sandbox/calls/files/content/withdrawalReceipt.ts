import { and, eq } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import type { Withdrawal } from '#sandbox/calls/withdraw/bookWithdrawal.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { FileDocument, Sheet } from '../fileDocument.ts';
import { createTimeWriter } from '../writers/formatTime.ts';

export interface ReceiptQuestion {
  readonly user: DemoUser;
  readonly withdrawalId: string;
  /** IANA name of the zone that times are written in. */
  readonly timezone: string;
}

/**
 * The receipt of one withdrawal (screens.md 1.17). It has rows only once the coins have reached their recipient: until then
 * the figures can change, and what was cancelled, rejected or failed took nothing.
 */
export async function readWithdrawalReceipt(
  sql: Sql,
  { user, withdrawalId, timezone }: ReceiptQuestion,
): Promise<FileDocument> {
  const { uid, id, status } = withdrawals;
  const [row] = await sql
    .select()
    .from(withdrawals)
    .where(and(eq(uid, user.id), eq(id, withdrawalId), eq(status, 'success')));
  return {
    title: 'Withdrawal receipt',
    facts: [
      ['Account', `${user.username} (${user.id})`],
      ['Statement', 'Sluice has sent these coins at the order of this account.'],
      ['Times', timezone],
    ],
    main: {
      title: 'Amounts',
      columns: [
        { title: 'Coin', kind: 'text' },
        { title: 'Recipient received', kind: 'amount' },
        { title: 'Fee', kind: 'amount' },
        { title: 'Tax', kind: 'amount' },
        { title: 'Total taken', kind: 'amount' },
      ],
      rows: row === undefined ? [] : [[row.coin, ...amountsOf(row)]],
    },
    summaries: row === undefined ? [] : [detailsOf(row, timezone)],
    timezone,
  };
}

function amountsOf({ receive, fee, tax, debited }: Withdrawal): string[] {
  return [receive, fee, tax, debited].map(plain);
}

function detailsOf(row: Withdrawal, timezone: string): Sheet {
  const { id, createdAt, updatedAt, coin, address, tag, remark, txId } = row;
  const timeOf = createTimeWriter(timezone);
  const isInside = row.type === 1;
  const timeIn = (ms: number): string => `${timeOf(String(ms))} (${timezone})`;
  return {
    title: 'Details',
    columns: [
      { title: 'Field', kind: 'text' },
      // None of these values is cut: a longer one goes on in the next line.
      { title: 'Value', kind: 'text' },
    ],
    rows: [
      ['Withdrawal ID', id],
      ['Status', 'Completed'],
      ['Requested', timeIn(createdAt)],
      ['Completed', timeIn(updatedAt)],
      ['Coin', coin],
      ['Network', isInside ? 'Internal transfer' : (CHAIN_BY_CODE.get(row.chain)?.label ?? row.chain)],
      isInside ? ['Recipient', address] : ['Address', inGroups(address)],
      ['Memo', tag === '' ? 'None' : tag],
      ...(remark === '' ? [] : [['Name in the address book', remark]]),
      ['Transaction hash', txId === '' ? 'None' : txId],
    ],
  };
}

/** In fours, as the page shows an address for comparison (screens.md 1.17). */
function inGroups(address: string): string {
  return address.match(/.{1,4}/gsu)?.join(' ') ?? address;
}
