import { asc, eq } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses, savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { Sheet } from '../fileDocument.ts';

/** What the exchange knows of a user: who they are and which addresses are theirs. */
export async function readPersonalSheet(sql: Sql, user: DemoUser): Promise<Sheet> {
  const saved = await sql
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.uid, user.id))
    .orderBy(asc(savedAddresses.createdAt), asc(savedAddresses.id));
  const own = await sql
    .select()
    .from(depositAddresses)
    .where(eq(depositAddresses.uid, user.id))
    .orderBy(asc(depositAddresses.createdAt), asc(depositAddresses.id));
  return {
    title: 'Personal information',
    columns: [
      { title: 'Kind', kind: 'text' },
      { title: 'Name', kind: 'text' },
      { title: 'Value', kind: 'text' },
      { title: 'Since', kind: 'time' },
    ],
    rows: [
      ...describeUser(user),
      ...saved.map((row) => [
        'address book',
        row.remark,
        [row.coin, row.chain, row.address, row.tag].filter((part) => part !== '').join(' '),
        String(row.createdAt),
      ]),
      ...own.map((row) => [
        'deposit address',
        row.label,
        [row.chain, row.address, row.tag].filter((part) => part !== '').join(' '),
        String(row.createdAt),
      ]),
    ],
  };
}

function describeUser({ id, username, account, mobile, country, currency, kycLevel, createdAtMs }: DemoUser) {
  const fields = { id: String(id), username, account, mobile, country, currency, kycLevel: String(kycLevel) };
  return Object.entries(fields).map(([name, value]) => ['profile', name, value, String(createdAtMs)]);
}
