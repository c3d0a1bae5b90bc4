import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#sandbox/books/state/database.ts';
import { secrets } from '#sandbox/books/state/schema/users.ts';
import { createKey, type KeptKey, KeptKeySchema, openKey } from './keptKey.ts';
import type { SigningKey } from './signBody.ts';

const NAME = 'signing-key';

/**
 * The key of an exchange whose state is on a server: kept with that state, since several processes answer the same pages.
 * Of two that start at once, the first one's stays.
 */
export async function loadSharedKey({ sql }: Database): Promise<SigningKey> {
  const find = async (): Promise<KeptKey | undefined> => {
    const [row] = await sql.select().from(secrets).where(eq(secrets.name, NAME));
    return row === undefined ? undefined : v.parse(KeptKeySchema, JSON.parse(row.value));
  };
  const known = await find();
  if (known !== undefined) {
    return openKey(known);
  }
  await sql
    .insert(secrets)
    .values({ name: NAME, value: JSON.stringify(await createKey()) })
    .onConflictDoNothing();
  const kept = await find();
  if (kept === undefined) {
    throw new Error('The signing key could not be kept in the database.');
  }
  return openKey(kept);
}
