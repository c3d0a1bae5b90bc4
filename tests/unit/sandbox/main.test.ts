import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '#sandbox/readEnvironment.ts';
import { explainFailure } from '#sandbox/server/http/checkPort.ts';
import { buildWebRoot } from './support/buildWebRoot.ts';
import { connectClient } from './support/connectClient.ts';
import { createDataDir } from './support/createDataDir.ts';

const MAIN = fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url));

/** The folder of all processes of this file: a new exchange takes seconds to make, and without a year of history fewer. */
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sluice-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function startMain(environment: Record<string, string>): ChildProcess {
  const own = { SANDBOX_DATA: dataDir, SANDBOX_PAST: '0' };
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...own, ...environment } });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

async function readOutcome(child: ChildProcess) {
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    once(child, 'exit'),
  ]);
  return { output, errors, code };
}

// Each starts a process or two, and the first one makes the exchange, beside whatever other tests run.
describe('The sandbox process', { timeout: 60_000 }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'says one line when it is ready and ends at once on %s',
    async (signal) => {
      const child = startMain({ PORT: '0' });
      const [ready] = await once(child.stdout as NodeJS.ReadableStream, 'data');
      const outcome = readOutcome(child);
      const line =
        /^Sluice sandbox: http:\/\/127\.0\.0\.1:(\d+)\/user\/assets\/exchange\/index \(500 pairs, 2 frames\/s; log in as demo@sluice\.example, sluice-demo\)\n$/;
      expect(String(ready)).toMatch(line);
      const client = await connectClient(Number(line.exec(String(ready))?.[1]));
      client.subscribe('slowBroker');
      expect((await client.nextFrame()).data).toHaveLength(500);
      child.kill(signal);
      expect(await outcome).toEqual({ output: '', errors: '', code: 0 });
      expect(await client.closed).toBe(1006);
    },
  );

  it('says in one sentence that its port is in use and what to change, before it makes anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const folder = join(tmpdir(), `sluice-port-${port}`);
    const { output, errors, code } = await readOutcome(
      startMain({ PORT: String(port), SANDBOX_DATA: folder }),
    );
    expect({ output, errors, code }).toEqual({
      output: '',
      errors: `Port ${port} is in use: set PORT to a free one.\n`,
      code: 1,
    });
    expect(existsSync(folder)).toBe(false);
  });

  it('says in one sentence that its data directory is another one’s and what to change', async () => {
    const first = startMain({ PORT: '0' });
    await once(first.stdout as NodeJS.ReadableStream, 'data');
    const { output, errors, code } = await readOutcome(startMain({ PORT: '0' }));
    expect([output, code]).toEqual(['', 1]);
    expect(errors).toBe(
      `The sandbox could not start: the data directory ${dataDir} is in use by another sandbox. SANDBOX_DATA names another, or stop that one first.\n`,
    );
  });

  it('says of a folder that it may not write that, and not that a port was wrong', () => {
    const folder = { code: 'EACCES', syscall: 'mkdir', message: "EACCES: permission denied, mkdir '/data'" };
    expect(explainFailure(Object.assign(new Error(), folder))).toBe(
      `The sandbox could not start: ${folder.message}`,
    );
    const port = { code: 'EACCES', syscall: 'listen', port: 81 };
    expect(explainFailure(Object.assign(new Error(), port))).toContain('Port 81 may not be used');
  });

  it('says in one sentence that its database server does not answer, and keeps the password to itself', async () => {
    const DATABASE_URL = 'postgres://sluice:geheim@127.0.0.1:1/sluice';
    const { output, errors, code } = await readOutcome(startMain({ PORT: '0', DATABASE_URL }));
    expect([output, code]).toEqual(['', 1]);
    expect(errors).toMatch(/^The sandbox could not start: [^\n]*ECONNREFUSED[^\n]*\n$/);
    expect(errors).not.toContain('geheim');
  });

  it('ends with the reason when a setting is wrong', async () => {
    const { output, errors, code } = await readOutcome(startMain({ PORT: '0', SANDBOX_HZ: 'fast' }));
    expect(output).toBe('');
    expect(errors).toBe('SANDBOX_HZ is to be a number from 0.1 to 50, not "fast".\n');
    expect(code).toBe(1);
  });

  it('says in one sentence that its data directory is none and what to change', async () => {
    const path = join(await createDataDir(), 'file');
    await writeFile(path, '');
    const { output, errors, code } = await readOutcome(startMain({ PORT: '0', SANDBOX_DATA: path }));
    expect([output, code]).toEqual(['', 1]);
    expect(errors).toMatch(/^The sandbox could not start: [^\n]*SANDBOX_DATA[^\n]*\n$/);
    expect(errors).toContain(path);
  });
});

describe('The environment', () => {
  it('leaves everything but port, data directory and history to the defaults when nothing is set', () => {
    const defaults = { port: 4173, dataDir: resolve('.sandbox'), hasPast: true };
    expect(readEnvironment({})).toEqual(defaults);
    expect(readEnvironment({ PORT: '', HOST: '', SANDBOX_SYMBOLS: ' ', SANDBOX_DATA: '' })).toEqual(defaults);
  });

  it('sets what it names', async () => {
    const root = await buildWebRoot({ 'config.json': '{"quoteSocketUrl":"wss://ws2.example.com/spot"}' });
    const environment = {
      PORT: '5000',
      HOST: '0.0.0.0',
      SANDBOX_SEED: 'seed',
      SANDBOX_SYMBOLS: '2000',
      SANDBOX_HZ: '20',
      SANDBOX_CHANGED: '1000',
      SANDBOX_SOCKETS: '5000',
      SANDBOX_DIST: root,
      SANDBOX_DATA: join(root, 'data'),
      SANDBOX_SPEED: '60',
      SANDBOX_TRIGGERS: '0',
      SANDBOX_PAST: '0',
      DATABASE_URL: 'postgres://me@db.example/sluice',
      APP_CONFIG: join(root, 'config.json'),
    };
    expect(readEnvironment(environment)).toEqual({
      port: 5000,
      host: '0.0.0.0',
      seed: 'seed',
      symbols: 2000,
      hz: 20,
      changedRows: 1000,
      mostSockets: 5000,
      webRoot: root,
      dataDir: join(root, 'data'),
      speed: 60,
      hasTriggers: false,
      hasPast: false,
      databaseUrl: 'postgres://me@db.example/sluice',
      appConfig: { quoteSocketUrl: 'wss://ws2.example.com/spot' },
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['SANDBOX_SYMBOLS', '499'],
    ['SANDBOX_SYMBOLS', '10001'],
    ['SANDBOX_HZ', '0'],
    ['SANDBOX_HZ', '51'],
    ['SANDBOX_CHANGED', '0'],
    ['SANDBOX_SOCKETS', '20001'],
    ['SANDBOX_CHANGED', 'all'],
    ['SANDBOX_SPEED', '0'],
    ['SANDBOX_SPEED', 'fast'],
    ['SANDBOX_TRIGGERS', 'no'],
    ['SANDBOX_PAST', '2'],
    ['DATABASE_URL', 'mysql://db.example/sluice'],
    ['DATABASE_URL', 'sluice'],
    ['APP_CONFIG', '/nonexistent/config.json'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });

  it('refuses an app config that the app could not read', async () => {
    const root = await buildWebRoot({ 'config.json': '{"quoteSocketUrl":"ftp://example.com"}' });
    const path = join(root, 'config.json');
    expect(() => readEnvironment({ APP_CONFIG: path })).toThrow('quoteSocketUrl');
    await writeFile(path, '{"quoteSocketUrl":');
    expect(() => readEnvironment({ APP_CONFIG: path })).toThrow('APP_CONFIG');
    await writeFile(path, '[]');
    expect(() => readEnvironment({ APP_CONFIG: path })).toThrow('APP_CONFIG');
  });
});
