import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAppConfig } from '#shared/site/appConfig.ts';
import type { SandboxOptions } from './createSandbox.ts';
import { readProxies } from './server/api/clientAddress.ts';
import type { AppConfigValues } from './server/http/headers/contentPolicies.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Range {
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
}

const PORTS = { least: 0, most: 65_535, isWhole: true };
/** The exchange promises at least 500 pairs; createSandbox makes smaller markets for tests. */
const SYMBOLS = { least: 500, most: 10_000, isWhole: true };
const FRAMES_PER_SECOND = { least: 0.1, most: 50, isWhole: false };
/** Each costs memory, and the time to send it what changed. */
const SOCKETS = { least: 1, most: 20_000, isWhole: true };
const ROWS = { least: 1, most: 10_000, isWhole: true };

/** A year in half a minute: faster can't be followed by eye. */
const SPEED = { least: 0.01, most: 1_000_000, isWhole: false };

const DEFAULT_PORT = 4173;
/** In the working directory. */
const DEFAULT_DATA = '.sandbox';

/** Settings of a sandbox process. Whatever is not set is left to the sandbox's own defaults. */
export type EnvironmentOptions = Omit<SandboxOptions, 'clock' | 'timers'>;

/** Reads the sandbox's environment variables. Throws an error that names the variable and what it may be. */
export function readEnvironment(environment: Environment): EnvironmentOptions {
  const { HOST, SANDBOX_SEED, SANDBOX_DIST, SANDBOX_DATA, SANDBOX_PROXIES } = environment;
  const { APP_CONFIG, DATABASE_URL } = environment;
  const options = {
    port: readNumber(environment, 'PORT', PORTS) ?? DEFAULT_PORT,
    host: HOST || undefined,
    seed: SANDBOX_SEED || undefined,
    symbols: readNumber(environment, 'SANDBOX_SYMBOLS', SYMBOLS),
    hz: readNumber(environment, 'SANDBOX_HZ', FRAMES_PER_SECOND),
    mostSockets: readNumber(environment, 'SANDBOX_SOCKETS', SOCKETS),
    changedRows: readNumber(environment, 'SANDBOX_CHANGED', ROWS),
    dataDir: resolve(SANDBOX_DATA || DEFAULT_DATA),
    databaseUrl: DATABASE_URL ? readDatabaseUrl(DATABASE_URL) : undefined,
    speed: readNumber(environment, 'SANDBOX_SPEED', SPEED),
    hasTriggers: readSwitch(environment, 'SANDBOX_TRIGGERS'),
    hasPast: readSwitch(environment, 'SANDBOX_PAST') ?? true,
    proxies: SANDBOX_PROXIES ? requireProxies(SANDBOX_PROXIES) : undefined,
    webRoot: SANDBOX_DIST ? resolve(SANDBOX_DIST) : undefined,
    appConfig: APP_CONFIG ? readAppConfig(APP_CONFIG) : undefined,
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function readNumber(environment: Environment, name: string, range: Range): number | undefined {
  const text = environment[name]?.trim();
  if (text === undefined || text === '') {
    return undefined;
  }
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const isInside = value >= range.least && value <= range.most;
  if (!isInside || (range.isWhole && !Number.isInteger(value))) {
    const kind = range.isWhole ? 'a whole number' : 'a number';
    throw new Error(`${name} is to be ${kind} from ${range.least} to ${range.most}, not "${text}".`);
  }
  return value;
}

function readSwitch(environment: Environment, name: string): boolean | undefined {
  const text = environment[name]?.trim();
  if (text === undefined || text === '') {
    return undefined;
  }
  if (text !== '0' && text !== '1') {
    throw new Error(`${name} is to be 0 or 1, not "${text}".`);
  }
  return text === '1';
}

function requireProxies(text: string): string {
  try {
    readProxies(text);
  } catch (error) {
    throw new Error(
      `SANDBOX_PROXIES is to be addresses and subnets, "10.0.0.0/8,::1". ${(error as Error).message}`,
    );
  }
  return text;
}

/** The address may hold a password, so what is wrong with it is said without it. */
function readDatabaseUrl(text: string): string {
  if (!/^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new Error(
      'DATABASE_URL is to be the address of a PostgreSQL server: postgres://user@host/database.',
    );
  }
  return text;
}

function readAppConfig(path: string): AppConfigValues {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`APP_CONFIG names a file that cannot be read: ${path}`);
  }
  const parsed = parseAppConfig(text);
  if (!parsed.ok) {
    throw new Error(`The file of APP_CONFIG (${path}) does not fit the app. ${parsed.error.message}`);
  }
  const { badFields } = parsed.value;
  if (badFields.length > 0) {
    throw new Error(`The file of APP_CONFIG (${path}) does not fit the app at ${badFields.join(', ')}.`);
  }
  return { ...JSON.parse(text) };
}
