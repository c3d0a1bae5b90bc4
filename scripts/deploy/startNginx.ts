import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { quotePath } from './nginx/quotePath.ts';

/** Where Debian's packages put modules. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Debian has it where only root's shell looks. */
const COMMANDS = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];
const START_MS = 10_000;
const TRY_AGAIN_MS = 25;

export interface Nginx {
  /** Ends it; resolves when it is gone. */
  readonly stop: () => Promise<void>;
}

/** Whether there is an nginx to start. */
export function hasNginx(): boolean {
  return findNginx() !== undefined;
}

function findNginx(): string | undefined {
  return COMMANDS.find((command) => spawnSync(command, ['-v']).status === 0);
}

/** Whether it has the module that sends brotli files. */
export function hasBrotliModule(): boolean {
  return existsSync(BROTLI_MODULE);
}

/**
 * Starts an nginx of its own, with nothing of the system's, that keeps its files in `folder` and serves a configuration as it
 * would stand in the http block. Resolves when it listens at `port`.
 */
export async function startNginx(folder: string, conf: string, port: number): Promise<Nginx> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'site.conf'), conf);
  await writeFile(join(folder, 'nginx.conf'), composeMain(folder));
  const errors = join(folder, 'error.log');
  const child = spawn(
    findNginx() ?? 'nginx',
    ['-e', errors, '-p', folder, '-c', join(folder, 'nginx.conf')],
    {
      stdio: 'inherit',
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const untilMs = Date.now() + START_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > untilMs) {
      child.kill('SIGTERM');
      throw new Error(
        `nginx did not start: ${await readFile(errors, 'utf8').catch(() => 'it is not installed')}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What Debian's own nginx.conf holds around a site, for one user and one folder. */
function composeMain(folder: string): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(hasBrotliModule() ? [`load_module ${BROTLI_MODULE};`] : []),
    // Started by root, its workers would run as a user that may not read a folder of this one.
    ...(process.getuid?.() === 0 ? ['user root root;'] : []),
    'worker_processes 1;',
    'daemon off;',
    `pid ${quotePath(`${folder}/nginx.pid`)};`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    ...bodies.map((name) => `${name}_temp_path ${quotePath(`${folder}/${name}`)};`),
    `include ${quotePath(`${folder}/site.conf`)};`,
    '}',
    '',
  ].join('\n');
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
