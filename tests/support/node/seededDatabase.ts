import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '#sandbox/books/state/database.ts';
import { openDatabase } from '#sandbox/books/state/openDatabase.ts';

/**
 * To open an exchange takes 1.3 s of a core, with a past 3.4 s, and hundreds of tests begin with one. So the first test run
 * keeps each as it is when it was just opened, in a file under node_modules; a process loads that file once, and resets the
 * loaded database by SQL, in some 30 ms, when the next test begins, in the same file or the next.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/sluice-exchanges');
/** What decides how a new exchange looks, beside its options. */
const SOURCES = [
  'sandbox/books',
  'sandbox/calls',
  'sandbox/feed',
  'sandbox/seed',
  'src/shared',
  'package-lock.json',
];
/** Files of other sources that are older are of no use any more. */
const STALE_MS = 600_000;

/** Puts a new exchange into an empty database: all its tables are filled when this resolves. */
type Fill = (openEmbedded: () => Promise<Database>) => Promise<void>;

/** A loaded database that no test uses takes some 100 MB. */
const MOST_IDLE = 4;

interface Loaded {
  readonly options: string;
  readonly engine: PGlite;
  readonly database: Database;
}

/** All tables and nothing in them, which the others are made of. */
const EMPTY = 'empty';
const fillNothing = async (): Promise<void> => undefined;

/** Databases that are not in use, the one used last at the end. */
const idle: Loaded[] = [];
let sourcesHash: Promise<string> | undefined;

/** Makes the file unless it is there. */
export async function prepareTemplate(options: string, fill: Fill): Promise<void> {
  const path = join(CACHE, `${await nameTemplate(options)}.tar`);
  if ((await stat(path).catch(() => undefined)) === undefined) {
    await (await loadTemplate(options, fill)).close();
  }
}

/** Opens a copy of a new exchange's database; `options` are all that its content depends on, as a text. */
export async function openSeededDatabase(options: string, fill: Fill): Promise<Database> {
  const at = idle.findLastIndex((loaded) => loaded.options === options);
  const [known] = at < 0 ? [] : idle.splice(at, 1);
  if (known !== undefined) {
    await known.engine.exec(RESET);
    return reusable(known);
  }
  const engine = await loadTemplate(options, fill);
  return reusable({ options, engine, database: await openDatabase({ engine }) });
}

/** Opens a database with all tables and nothing in them. */
export function openEmptyDatabase(): Promise<Database> {
  return openSeededDatabase(EMPTY, fillNothing);
}

/** A name that changes with the options and with every source that a new exchange depends on. */
export async function nameTemplate(options: string): Promise<string> {
  sourcesHash ??= hashSources();
  return `${await sourcesHash}-${digest(options)}`;
}

/** A database that, when it is closed, waits for the next test of the process. */
function reusable(loaded: Loaded): Database {
  const { database } = loaded;
  let isOpen = true;
  return {
    kind: database.kind,
    sql: database.sql,
    transact: (work) => database.transact(work),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      idle.push(loaded);
      if (idle.length > MOST_IDLE) await idle.shift()?.engine.close();
    },
  };
}

async function loadTemplate(options: string, fill: Fill): Promise<PGlite> {
  const path = join(CACHE, `${await nameTemplate(options)}.tar`);
  const dump =
    (await readFile(path).catch(() => undefined)) ?? (await keepDump(path, await makeDump(options, fill)));
  return PGlite.create({ loadDataDir: new Blob([dump]) });
}

async function makeDump(options: string, fill: Fill): Promise<Buffer<ArrayBuffer>> {
  const engine = await (options === EMPTY ? PGlite.create() : loadTemplate(EMPTY, fillNothing));
  const database = await openDatabase({ engine });
  await fill(async () => ({ ...database, close: async () => undefined }));
  await engine.exec(TAKE_SNAPSHOT);
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  return Buffer.from(await dump.arrayBuffer());
}

/** A cache that can't be written only costs time. Several may write the same file at once, each a draft of its own. */
async function keepDump(path: string, dump: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await mkdir(CACHE, { recursive: true });
    await removeStale();
    await writeFile(draft, dump);
    await rename(draft, path);
  } catch (error) {
    console.warn(`The new exchange could not be kept for the next test: ${String(error)}`);
  }
  return dump;
}

async function removeStale(): Promise<void> {
  const current = await sourcesHash;
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name);
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (!name.startsWith(`${current}-`) && age > STALE_MS) {
      await rm(path, { force: true });
    }
  }
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const names = source.includes('.') ? [''] : (await readdir(path, { recursive: true })).sort();
    for (const name of names.filter((each) => each === '' || /\.(?:ts|sql)$/.test(each))) {
      hash.update(name).update(await readFile(join(path, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Keeps a copy of every table, and where every sequence stands, in a schema of its own. */
const TAKE_SNAPSHOT = `
  drop schema if exists snapshot cascade;
  create schema snapshot;
  do $$
    declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table snapshot.%I as table public.%I', name, name);
    end loop;
  end $$;
  create table snapshot."the sequences" as
    select sequencename as name, last_value as value from pg_sequences where schemaname = 'public';
`;

/** Makes every table what the snapshot says. As a replica would: the ledger's rules are for those who book. */
const RESET = `
  do $$
    declare name text;
  begin
    set local session_replication_role = replica;
    execute (
      select 'truncate ' || string_agg(format('public.%I', tablename), ', ')
      from pg_tables where schemaname = 'public'
    );
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('insert into public.%I table snapshot.%I', name, name);
    end loop;
    perform setval(format('public.%I', s.name), coalesce(s.value, 1), s.value is not null)
      from snapshot."the sequences" s;
  end $$;
`;
