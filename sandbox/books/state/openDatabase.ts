import { mkdir } from 'node:fs/promises';
import { setImmediate as runOtherTasks, setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import type { PoolClient } from 'pg';
import { bridgeOutage, createPatientPool } from './bridgeOutage.ts';
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
const BACK_OFF_MS = 5;
const MOST_BACK_OFF_MS = 250;
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
  await migrate(drizzle(engine, { schema }), MIGRATIONS);
  const sql = drizzle(takeTurns(engine), { schema });
  return {
    kind: 'pglite',
    sql,
    transact: (work) => tryAgain(() => sql.transaction(work)),
    async close() {
      if (!engine.closed) await engine.close();
    },
  };
}

/** The same engine, whose statements and transactions leave room for other tasks of this process between them. */
function takeTurns(engine: PGlite): PGlite {
  const inTurn = createTurns();
  const query: PGlite['query'] = (...input) => inTurn(() => engine.query(...input));
  const transaction: PGlite['transaction'] = (work) => inTurn(() => engine.transaction(work));
  const replaced: Record<PropertyKey, unknown> = { query, transaction };
  return new Proxy(engine, { get: (target, name) => replaced[name] ?? Reflect.get(target, name) });
}

async function openServer(url: string): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  let isClosed = false;
  const sqlByClient = new WeakMap<PoolClient, Sql>();
  // A connection may break at any time, in use or not, and is replaced; without a listener of its own the process would end.
  // While they are being closed it makes no difference which side is the first.
  pool.on('connect', (client) => {
    sqlByClient.set(client, drizzle(client, { schema }));
    client.once('error', (error) => {
      if (!isClosed) console.error(`A connection to PostgreSQL broke: ${error.message}`);
    });
    // When the server ends a connection there are two errors: its message, and the end itself.
    client.on('error', () => undefined);
  });
  // The pool repeats the errors of connections that are not in use; those are logged above.
  pool.on('error', () => undefined);
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
  return {
    kind: 'server',
    sql: drizzle(createPatientPool(pool), { schema }),
    // Drizzle, given the pool, would keep a connection for ever that breaks before its transaction has begun.
    transact: (work) =>
      tryAgain(async () => {
        // What was sent with the commit may be kept although its answer was lost.
        let isCommitting = false;
        const run = async (): Promise<Awaited<ReturnType<typeof work>>> => {
          const client = await pool.connect();
          try {
            return await (sqlByClient.get(client) as Sql).transaction(async (sql) => {
              const outcome = await work(sql);
              isCommitting = true;
              return outcome;
            });
          } finally {
            client.release();
          }
        };
        return bridgeOutage(run, () => !isCommitting);
      }),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await pool.end();
    },
  };
}

/** Does work again that was in another one's way, after a short and random time, so that they do not meet again. */
async function tryAgain<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isCollision(error) || tries === MOST_TRIES) throw error;
    }
    await sleep(Math.random() * Math.min(BACK_OFF_MS * 2 ** tries, MOST_BACK_OFF_MS));
  }
}

/** Runs work after all work that was given before. */
type TakeTurn = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * Creates a queue whose works run one after another, with whatever else the process has to do between two of them. PGlite
 * runs in this thread and never waits for anything outside of it: two hundred clients at once would otherwise be served
 * from one promise to the next, while new connections, timers and the feed wait for the last of them.
 */
function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.then(runOtherTasks, runOtherTasks);
    return turn;
  };
}
