import { asc, eq } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses, savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { Sheet } from '../fileDocument.ts';
import type { Words } from '../words/readWords.ts';

/** What the exchange knows of a user: who they are and which addresses are theirs. */
export async function readPersonalSheet(sql: Sql, user: DemoUser, words: Words): Promise<Sheet> {
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
      { title: 'Id', kind: 'text' },
    ],
    rows: [
      ...describeUser(user, words('files.kind.profile')),
      ...saved.map((row) => [
        words('files.kind.savedAddress'),
        row.remark,
        [row.coin, row.chain, row.address, row.tag].filter((part) => part !== '').join(' '),
        String(row.createdAt),
        row.id,
      ]),
      ...own.map((row) => [
        words('files.kind.depositAddress'),
        row.label,
        [row.chain, row.address, row.tag].filter((part) => part !== '').join(' '),
        String(row.createdAt),
        row.id,
      ]),
    ],
  };
}

function describeUser(user: DemoUser, kind: string): string[][] {
  const { id, username, account, mobile, country, currency, kycLevel, createdAtMs } = user;
  const fields = { id: String(id), username, account, mobile, country, currency, kycLevel: String(kycLevel) };
  return Object.entries(fields).map(([name, value]) => [
    ...[kind, name, value, String(createdAtMs)],
    `${id}-${name}`,
  ]);
}
