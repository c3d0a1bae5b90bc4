import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, Sql } from './database.ts';
import { isCollision } from './databaseError.ts';
import { schema } from './schema.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server; without one, PGlite. */
  readonly url?: string | undefined;
  /** PGlite's folder; without one it is in memory and gone when it is closed. The caller owns it exclusively. */
  readonly folder?: string | undefined;
  /** A PGlite that runs already, in place of a new one. */
  readonly engine?: PGlite | undefined;
}

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };
/** Any number: all processes on one server take turns under it. */
const MIGRATION_LOCK = 7_317_402;
const MOST_TRIES = 10;
/** Enough for two hundred clients: the rest queue in the process and not at the server. */
const CONNECTIONS = 20;

/** Opens the exchange's database and brings it to the newest schema. */
export async function openDatabase({ url, folder, engine }: DatabaseOptions): Promise<Database> {
  return url === undefined ? openPglite(engine ?? (await startEngine(folder))) : openServer(url);
}

/** Starts PostgreSQL inside of this process. */
async function startEngine(folder: string | undefined): Promise<PGlite> {
  // Loaded only where it is used: it is 25 MB of WebAssembly.
  const { PGlite: Engine } = await import('@electric-sql/pglite');
  if (folder === undefined) {
    return Engine.create();
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return Engine.create({ dataDir: folder });
}

async function openPglite(engine: PGlite): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const sql = drizzle(engine, { schema });
  await migrate(sql, MIGRATIONS);
  return describeDatabase('pglite', sql, async () => {
    if (!engine.closed) await engine.close();
  });
}

async function openServer(url: string): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  let isClosed = false;
  // A connection that breaks while nobody uses it is replaced; without this the process would end. While they are being
  // closed it makes no difference which side is the first.
  pool.on('error', (error) => {
    if (!isClosed) console.error(`A connection to PostgreSQL broke: ${error.message}`);
  });
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(drizzle(client, { schema }), MIGRATIONS);
    } finally {
      await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return describeDatabase('server', drizzle(pool, { schema }), async () => {
    isClosed = true;
    await pool.end();
  });
}

function describeDatabase(kind: Database['kind'], sql: Sql, close: () => Promise<void>): Database {
  return {
    kind,
    sql,
    async transact(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await sql.transaction(work);
        } catch (error) {
          if (!isCollision(error) || tries === MOST_TRIES) {
            throw error;
          }
        }
      }
    },
    close,
  };
}
