import { createHash } from 'node:crypto';
import { mkdir, realpath, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that no other process uses now. */
export interface DataDirLock {
  release(): Promise<void>;
}

const SOCKET_NAME = 'owner.sock';
/** Longest address of a local socket, in bytes, on the systems that allow least. */
const MOST_SOCKET_PATH = 100;
/** What file systems say that have no local sockets: those of Windows and of other machines, as a rule. */
const NO_SOCKETS = ['ENOTSUP', 'EOPNOTSUPP', 'EPERM'];
/** Clearing up takes milliseconds. */
const OLD_TURN_MS = 10_000;

/**
 * Owns a data directory for as long as this process lives. PGlite does not lock its folder, and a second process on it would
 * destroy it (design.md section 7). A listening local socket is the lock: the system closes it whenever and however the
 * process ends, so that a killed one leaves nothing that would have to be guessed about. Throws an error with a sentence
 * where another process has the folder.
 */
export async function lockDataDir(folder: string): Promise<DataDirLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { inside, outside } = addressesOf(await realpath(folder));
  const server = await own(inside).catch((error: NodeJS.ErrnoException) => {
    if (!NO_SOCKETS.includes(error.code ?? '')) throw error;
    return own(outside);
  });
  if (server === undefined) {
    throw new Error(
      `the data directory ${folder} is in use by another sandbox. SANDBOX_DATA names another, or stop that one first.`,
    );
  }
  server.unref();
  return {
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function own(path: string): Promise<Server | undefined> {
  return (await listen(path)) ?? (await takeOver(path));
}

/**
 * What a killed owner left behind does not answer, and may go. One process at a time may clear up: a second one could take
 * the first one's new socket for the old one.
 */
async function takeOver(path: string): Promise<Server | undefined> {
  const turn = `${path}.turn`;
  if (!(await takeTurn(turn))) {
    return undefined;
  }
  try {
    if (await isAnswered(path)) {
      return undefined;
    }
    await rm(path, { force: true });
    return await listen(path);
  } finally {
    await rm(turn, { recursive: true, force: true });
  }
}

/** Making a folder either succeeds or finds it there. One that is old was left by a process that died meanwhile. */
async function takeTurn(turn: string): Promise<boolean> {
  try {
    await mkdir(turn);
    return true;
  } catch {
    const { mtimeMs } = await stat(turn).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > OLD_TURN_MS) {
      await rm(turn, { recursive: true, force: true });
    }
    return false;
  }
}

/**
 * Where the socket of a folder is, and where it is if the folder can have none. Windows has named pipes instead of socket files;
 * they go with their process by themselves.
 */
function addressesOf(folder: string): { readonly inside: string; readonly outside: string } {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') {
    const pipe = `\\\\.\\pipe\\sluice-${name}`;
    return { inside: pipe, outside: pipe };
  }
  const inside = join(folder, SOCKET_NAME);
  const outside = join(tmpdir(), `sluice-${name}.sock`);
  return { inside: Buffer.byteLength(inside) <= MOST_SOCKET_PATH ? inside : outside, outside };
}

/** Undefined where the address is taken. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
