import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readBuildId } from './buildId.ts';

// npm start: builds what is not built yet, then starts the sandbox on it.

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}dist/user/assets/index.html`;

if (isStale()) {
  console.log('[start] Building the app.');
  await build({ root, logLevel: 'warn' });
}
await import('../sandbox/main.ts');

function isStale(): boolean {
  return !existsSync(page) || !readFileSync(page, 'utf8').includes(`"buildId":"${readBuildId(root)}"`);
}
