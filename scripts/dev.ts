import { realpath } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createLogger, createServer, type Logger, normalizePath, type Plugin, resolveConfig } from 'vite';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { checkPort } from '#sandbox/server/http/checkPort.ts';
import { fillAppConfig } from '#sandbox/server/http/fillAppConfig.ts';
import type { AppConfigValues } from '#sandbox/server/http/headers/contentPolicies.ts';
import { giveUpOn, readOwnEnvironment } from '#sandbox/startOrGiveUp.ts';
import { ELSEWHERE_PAGE } from '#shared/site/urls.ts';

// npm run dev: Vite with the sandbox behind it, on one port, steered by the same variables as the sandbox alone
// (sandbox/README.md). Editing a worker reloads every tab onto a fresh instance.

/** What the sandbox answers; everything else is Vite's. */
const SANDBOX_PATHS = ['/sandbox', '/x-api', '/login', ELSEWHERE_PAGE];
const QUOTE_SOCKET_PATH = '/spot/ws';
/**
 * What workers and later parts of the page import. Vite finds it only when they are asked for, and what it bundles then is
 * another React than the page's.
 */
const LATE_PACKAGES = [
  ...['vite-plugin-comlink/symbol', 'comlink', 'decimal.js', 'fflate', 'idb-keyval', 'valibot'],
  ...['@noble/hashes/legacy.js', '@noble/hashes/sha2.js', '@noble/hashes/utils.js', 'node-forge/lib/jsbn.js'],
  ...['@tanstack/react-query', '@tanstack/react-virtual', 'class-variance-authority', 'lightweight-charts'],
  ...['lucide-react', 'papaparse', 'radix-ui', 'tailwind-merge', 'zustand/react/shallow'],
];

const { host = '127.0.0.1', port = 0, ...options } = readOwnEnvironment();
await checkPort(host, port).catch(giveUpOn);
const sandbox = await createSandbox(options).catch(giveUpOn);
const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  customLogger: createQuietLogger(),
  // Without it every page of the repository is looked through, those of the bench too, whose packages are not installed.
  optimizeDeps: { entries: ['index.html'], include: LATE_PACKAGES },
  plugins: [fillInAppConfig(sandbox.pageConfig)],
  server: {
    host,
    port,
    strictPort: true,
    fs: { deny: await listUnserved(options.dataDir) },
    proxy: {
      [QUOTE_SOCKET_PATH]: { target: sandbox.url, ws: true },
      ...Object.fromEntries(SANDBOX_PATHS.map((path) => [path, { target: sandbox.url }])),
    },
  },
});
await server.listen();

const { symbols, hz } = sandbox.state();
const [url] = server.resolvedUrls?.local ?? [];
console.log(
  `Sluice in development: ${url}exchange/index (${symbols} pairs, ${hz} frames/s; no login needed)`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([server.close(), sandbox.close()]);
    process.exit(0);
  });
}

/**
 * What is never served although it lies in the repository, whose every file Vite serves: what Vite itself keeps back, a
 * list that one of ours takes the place of, and what sandboxes keep, the key among it that answers are signed with. A folder
 * that isn't there, since a database server keeps the state, has no second name.
 */
async function listUnserved(dataDir: string | undefined): Promise<string[]> {
  const { server } = await resolveConfig({ configFile: false }, 'serve');
  const folders = dataDir === undefined ? [] : [dataDir, await realpath(dataDir).catch(() => dataDir)];
  const patterns = folders.map((folder) => `${normalizePath(folder).replace(/[^\w/. -]/g, '\\$&')}/**`);
  return [...server.fs.deny, '**/.sandbox/**', ...patterns];
}

/** In development the page comes from Vite, so what the sandbox would put into it is put in here. */
function fillInAppConfig(values: AppConfigValues): Plugin {
  return {
    name: 'fill-in-app-config',
    transformIndexHtml: { order: 'post', handler: (html) => fillAppConfig(html, values) },
  };
}

/** A tab that is closed or reloaded leaves frames on their way to it: that is no error worth a page of text. */
function createQuietLogger(): Logger {
  const logger = createLogger();
  return {
    ...logger,
    error: (message, options) => {
      const { code } = (options?.error ?? {}) as NodeJS.ErrnoException;
      if (code !== 'EPIPE' && code !== 'ECONNRESET') logger.error(message, options);
    },
  };
}
