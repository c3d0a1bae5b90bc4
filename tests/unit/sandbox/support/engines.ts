import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';

/** Where an exchange keeps its state. */
export interface Engine {
  readonly name: string;
  /** Address of a new, empty database that goes with the test; undefined is embedded, in memory. */
  readonly createDatabase: () => Promise<string | undefined>;
}

const SERVER = process.env.TEST_DATABASE_URL;

const EMBEDDED: Engine = { name: 'PGlite', createDatabase: async () => undefined };

/** PGlite, and a PostgreSQL server where one is told of: TEST_DATABASE_URL, as `.ci/run` does. */
export const ENGINES: readonly Engine[] =
  SERVER === undefined
    ? [EMBEDDED]
    : [EMBEDDED, { name: 'a PostgreSQL server', createDatabase: () => createDatabase(SERVER) }];

/** Why a test of the server is left out. */
export const NO_SERVER = 'needs a PostgreSQL server: TEST_DATABASE_URL names none';

/** The server's address, for tests that need it. */
export const serverUrl = SERVER;

/** A new database on the server; it is dropped after the test. */
export async function createDatabase(server: string): Promise<string> {
  const name = `sluice_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  onTestFinished(() => administer(server, `drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function administer(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
