import { join } from 'node:path';
import { loadSharedKey } from '#sandbox/server/signing/sharedKey.ts';
import type { SigningKey } from '#sandbox/server/signing/signBody.ts';
import { loadSigningKey } from '#sandbox/server/signing/signingKey.ts';
import type { Database } from './database.ts';
import { lockDataDir } from './lockDataDir.ts';
import { openDatabase } from './openDatabase.ts';

export interface StoreOptions {
  /** A PostgreSQL server, which keeps everything; the folder is not used then. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  /** Opens the embedded database where there is neither of the two: tests begin with a copy of a full one. */
  readonly openEmbedded?: (() => Promise<Database>) | undefined;
}

/** Where an exchange keeps what has to outlive the process. */
export interface Store {
  readonly openDatabase: () => Promise<Database>;
  /** The key that answers are signed with; of a database that is open, where it is kept there. */
  readonly loadKey: (database: Database) => Promise<SigningKey>;
  readonly release: () => Promise<void>;
}

/** Finds the place, and owns it if it is a folder. Throws an error with a sentence where that can't be. */
export async function openStore({
  databaseUrl,
  dataDir,
  openEmbedded = () => openDatabase({}),
}: StoreOptions): Promise<Store> {
  if (databaseUrl !== undefined) {
    return {
      openDatabase: () => openDatabase({ url: databaseUrl }),
      loadKey: loadSharedKey,
      release: async () => undefined,
    };
  }
  // The key comes first: it says in one sentence when the folder is none.
  const key = await loadSigningKey(dataDir);
  const lock = dataDir === undefined ? undefined : await lockDataDir(dataDir);
  return {
    openDatabase:
      dataDir === undefined ? openEmbedded : () => openDatabase({ folder: join(dataDir, 'state') }),
    loadKey: async () => key,
    release: async () => lock?.release(),
  };
}
