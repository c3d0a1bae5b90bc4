import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Cleanup } from '../setup/createCleanup.ts';
import { PROJECT_FOLDER } from '../setup/folders.ts';

/** A sandbox in a process of its own, as `npm start` runs it. */
export interface SandboxProcess {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its ready line, in ms. */
  readonly readyMs: number;
  /** Stops the process with its connections open, as on a machine that is too busy, until `kill` ends it. */
  readonly freeze: () => void;
  /** Ends the process as an operator does. */
  readonly stop: () => Promise<void>;
  /** kill -9. */
  readonly kill: () => Promise<void>;
}

export interface SandboxProcessOptions {
  /** The bench's own folder, where PGlite keeps the state. */
  readonly dataDir: string;
  /** A PostgreSQL server instead. */
  readonly databaseUrl?: string | undefined;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Open at once; the exchange's own default otherwise. */
  readonly sockets?: number;
}

const READY_TIMEOUT_MS = 60_000;

/** Starts a sandbox. Nothing of the caller's environment steers it. */
export async function startSandboxProcess(
  { dataDir, databaseUrl, port = 0, sockets }: SandboxProcessOptions,
  cleanup: Cleanup,
): Promise<SandboxProcess> {
  const startMs = performance.now();
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    cwd: PROJECT_FOLDER,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      SANDBOX_DATA: dataDir,
      // Each client of a crowd says where it is (createClient.ts).
      SANDBOX_PROXIES: '127.0.0.1',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...(sockets !== undefined && { SANDBOX_SOCKETS: String(sockets) }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = (signal: NodeJS.Signals) => () => endProcess(child, signal);
  cleanup.add(end('SIGKILL'));
  const line = await Promise.race([
    once(child.stdout, 'data').then(([text]) => String(text)),
    once(child, 'exit').then(() => ''),
    new Promise<string>((resolve) => setTimeout(() => resolve(''), READY_TIMEOUT_MS).unref()),
  ]);
  const [page] = /http:\S+/.exec(line) ?? [];
  if (page === undefined || child.pid === undefined) throw new Error('The sandbox did not start.');
  return {
    url: new URL(page).origin,
    pid: child.pid,
    readyMs: performance.now() - startMs,
    freeze: () => void child.kill('SIGSTOP'),
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
  };
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
