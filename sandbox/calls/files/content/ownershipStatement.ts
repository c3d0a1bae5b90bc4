import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses } from '#sandbox/books/state/schema/chain.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { FileDocument } from '../fileDocument.ts';
import { readWords } from '../words/readWords.ts';

/**
 * States for a bank which deposit addresses are a user's (screens.md 1.16): those with the ids, or all. An address that is
 * retired was the user's as well, and says so.
 */
export async function readOwnershipStatement(
  sql: Sql,
  {
    user,
    addressIds,
    timezone,
    lang,
  }: {
    readonly user: DemoUser;
    readonly addressIds: readonly string[];
    readonly timezone: string;
    /** BCP 47 tag of the reader's language. */
    readonly lang: string;
  },
): Promise<FileDocument> {
  const words = readWords(lang);
  const { uid, id, state, chain, createdAt } = depositAddresses;
  const rows = await sql
    .select()
    .from(depositAddresses)
    .where(
      and(
        eq(uid, user.id),
        ne(state, 'creating'),
        addressIds.length === 0 ? undefined : inArray(id, [...addressIds]),
      ),
    )
    .orderBy(asc(chain), asc(createdAt), asc(id));
  return {
    title: 'Statement of address ownership',
    facts: [
      ['Account', `${user.username} (${user.id})`],
      ['Statement', 'These deposit addresses belong to this account of Sluice.'],
      ['Times', timezone],
    ],
    main: {
      title: 'Addresses',
      columns: [
        { title: 'Chain', kind: 'text' },
        { title: 'Address', kind: 'text' },
        { title: 'Tag', kind: 'text' },
        { title: 'Label', kind: 'text' },
        { title: 'State', kind: 'text' },
        { title: 'Since', kind: 'time' },
        { title: 'Id', kind: 'text' },
      ],
      rows: rows.map((row) => [
        CHAIN_BY_CODE.get(row.chain)?.label ?? row.chain,
        row.address,
        row.tag,
        row.label,
        words(`addresses.state.${row.state}`),
        String(row.createdAt),
        row.id,
      ]),
    },
    summaries: [],
    timezone,
  };
}
