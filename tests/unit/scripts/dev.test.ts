import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanEnvironment } from '../../../bench/setup/cleanEnvironment.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SECRET = '{"privateKey":"a secret"}';
/** The ways in which Vite hands out a file: as it is, and as a module in several forms. */
const FORMS = ['', '?raw', '?url', '?import', '?import&raw', '?import&url&inline'];

let folder: string;
let end = async (): Promise<void> => undefined;
let appUrl: string;

beforeAll(async () => {
  // In the repository, all of which Vite serves.
  const cache = join(ROOT, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'dev-'));
  await mkdir(join(folder, '.sandbox'));
  // A data directory by two names, of which the true one would mean something else as a pattern.
  await mkdir(join(folder, 'data (1)'));
  await symlink(join(folder, 'data (1)'), join(folder, 'data'), 'junction');
  for (const path of ['.sandbox/signing-key.json', 'seen.json', '.env', 'server.pem']) {
    await writeFile(join(folder, path), SECRET);
  }
  const environment = cleanEnvironment({ PORT: '0', SANDBOX_DATA: join(folder, 'data') });
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: ROOT,
    // As `npm run dev` starts it, and not as a part of this test run.
    env: { ...environment, NODE_ENV: undefined, VITEST: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const errors = text(child.stderr);
  end = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  const [ready] = await Promise.race([once(child.stdout, 'data'), exit.then(async () => [await errors])]);
  [appUrl = ''] = /http:\S+\/user\/assets\//.exec(String(ready)) ?? [];
  expect(appUrl, String(ready)).not.toBe('');
}, 60_000);

afterAll(async () => {
  await end();
  await rm(folder, { recursive: true });
});

/** Asks for a file by its place below the root and by its place on the disk. */
function ask(path: string, form: string): Promise<Response[]> {
  const file = join(folder, path);
  const places = [relative(ROOT, file), `@fs${file}`];
  return Promise.all(places.map((place) => fetch(appUrl + encodeURI(place) + form)));
}

describe('The development server', () => {
  test.each(FORMS)('serves a file of the repository (%j)', async (form) => {
    for (const answer of await ask('seen.json', form)) expect(answer.status).toBe(200);
  });

  const kept = [
    '.sandbox/signing-key.json',
    'data/signing-key.json',
    'data (1)/signing-key.json',
    '.env',
    'server.pem',
  ];

  test.each(kept.flatMap((path) => FORMS.map((form) => [path, form] as const)))(
    'keeps %s back (%j)',
    async (path, form) => {
      for (const answer of await ask(path, form)) expect(answer.status).toBe(403);
    },
  );
});
