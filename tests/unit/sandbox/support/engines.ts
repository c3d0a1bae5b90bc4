import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Database } from '#sandbox/books/state/database.ts';
import { openDatabase } from '#sandbox/books/state/openDatabase.ts';
import { createSandbox, type SandboxOptions } from '#sandbox/createSandbox.ts';
import { nameTemplate, openEmptyDatabase } from '#tests/support/node/seededDatabase.ts';
import { createManualTime, START_MS } from './createManualTime.ts';

/** Where an exchange keeps its state. All that it opens ends with the test. */
export interface Engine {
  readonly name: string;
  /** Opens a database with all tables and nothing in them. */
  readonly openEmpty: () => Promise<Database>;
  /** Options of `startSandbox` for an exchange that is kept here. */
  readonly prepareExchange: () => Promise<Pick<SandboxOptions, 'databaseUrl'>>;
  /** Address of a new, empty database; undefined is embedded, in memory. */
  readonly createDatabase: () => Promise<string | undefined>;
}

const SERVER = process.env.TEST_DATABASE_URL;

const EMBEDDED: Engine = {
  name: 'PGlite',
  openEmpty: () => closeAfterTest(openEmptyDatabase()),
  prepareExchange: async () => ({}),
  createDatabase: async () => undefined,
};

function describeServer(server: string): Engine {
  return {
    name: 'a PostgreSQL server',
    async openEmpty() {
      const fill = async (url: string): Promise<void> => (await openDatabase({ url })).close();
      return closeAfterTest(openDatabase({ url: await copyTemplate(server, 'empty', fill) }));
    },
    prepareExchange: async () => ({ databaseUrl: await copyTemplate(server, 'new', fillExchange) }),
    createDatabase: () => createDatabase(server),
  };
}

/** PGlite, and a PostgreSQL server where TEST_DATABASE_URL names one, as in `.ci/run`. For what SQL and locks decide. */
export const ENGINES: readonly Engine[] =
  SERVER === undefined ? [EMBEDDED] : [EMBEDDED, describeServer(SERVER)];

/** Why a test of the server is left out. */
export const NO_SERVER = 'needs a PostgreSQL server: TEST_DATABASE_URL names none';

/** The server's address, for tests that need it. */
export const serverUrl = SERVER;

/** A new database on the server, empty or a copy of another; it is dropped after the test. */
export async function createDatabase(server: string, template = 'template0'): Promise<string> {
  const name = `sluice_test_${randomBytes(6).toString('hex')}`;
  await administer(server, (run) => run(`create database "${name}" template "${template}"`));
  onTestFinished(() => administer(server, (run) => run(`drop database "${name}" with (force)`)));
  return addressOf(server, name);
}

async function closeAfterTest(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  onTestFinished(() => database.close());
  return database;
}

/** What `startSandbox` makes of its defaults. */
async function fillExchange(databaseUrl: string): Promise<void> {
  const { clock, timers } = createManualTime(START_MS);
  const sandbox = await createSandbox({ symbols: 60, webRoot: '/nonexistent', clock, timers, databaseUrl });
  await sandbox.close();
}

/** A copy of a database that the first test run fills; of processes that need it at once, one does and the others wait. */
async function copyTemplate(
  server: string,
  content: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const name = `sluice_template_${await nameTemplate(content)}`;
  await administer(server, async (run) => {
    await run(`select pg_advisory_lock(hashtext('${name}'))`);
    if ((await run(`select 1 from pg_database where datname = '${name}'`)).rowCount === 0) {
      // Half a template, left by a process that was killed, has another name than a whole one.
      const draft = `${name}_draft`;
      await run(`drop database if exists "${draft}" with (force)`);
      await run(`create database "${draft}"`);
      await fill(addressOf(server, draft));
      await run(`alter database "${draft}" rename to "${name}"`);
    }
  });
  return createDatabase(server, name);
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

type Run = (command: string) => Promise<pg.QueryResult>;

async function administer(server: string, work: (run: Run) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work((command) => client.query(command));
  } finally {
    await client.end();
  }
}
