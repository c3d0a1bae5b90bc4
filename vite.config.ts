import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { comlink } from 'vite-plugin-comlink';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { forwardCalls } from '#tests/support/node/forwardCalls.ts';
import { orderFault, readSandbox } from '#tests/support/node/sandboxCommands.ts';
import { readBuildId } from './scripts/buildId.ts';
import { commonStatic } from './scripts/commonStatic.ts';
import { compileWhileLoading } from './scripts/compileWhileLoading.ts';
import { CHROMIUM_SWITCHES, findChromium } from './scripts/findChromium.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const buildId = readBuildId(root);

/** Workers are named by what they are, not by their entry file, and get a folder of their own for their own CSP. */
function workerFileName(facadeModuleId: string | null): string {
  const name = /src\/workers\/(\w+)\//.exec(facadeModuleId ?? '')?.[1] ?? 'worker';
  const kind = facadeModuleId?.includes('comlink-shared') ? 'shared' : 'dedicated';
  return `workers/${name}-${kind}-[hash].js`;
}

/** Writes the build's id into the app-config block, where the server adds the deployment's settings. */
function writeBuildId(): Plugin {
  return {
    name: 'write-build-id',
    transformIndexHtml: (html) =>
      html.replace('id="app-config">{}<', `id="app-config">{"buildId":"${buildId}"}<`),
  };
}

/**
 * The page paints what index.html holds before any script runs, so stylesheets go first on a slow line. The scripts are
 * asked for as early as before.
 */
function letStylesGoFirst(): Plugin {
  return {
    name: 'let-styles-go-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
    },
  };
}

/**
 * The router's package leads to its development build alone (7.18.5), which warns of mistakes in the console. A build of the
 * app takes the one beside it, which doesn't carry those words.
 */
function takeProductionRouter(): Plugin {
  const production = `${root}node_modules/react-router/dist/production`;
  return {
    name: 'take-production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${production}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${production}/dom-export.mjs` },
        ],
      },
    }),
  };
}

/** On a busy machine every build would warn of slow plugins, which a person who starts the app can do nothing about. */
const NO_TIMINGS = { pluginTimings: false };

/** What every page needs: one file, which packs better than six and stays the same from one deploy to the next. */
const FIRST_LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|zustand|comlink)\//;

/** Where the page starts, and its first screen: what both need is there before anything else. */
const FIRST = ['src/app/main.tsx', 'src/app/screens/exchange/convert/ExchangeScreen.tsx'];
/** The screen's own modules are not for those who begin elsewhere; what its pair shares with the table is too small for a file. */
const FIRST_SCREEN = /\/src\/app\/screens\/exchange\/(?!exactFigure)/;

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const firstModules = new WeakMap<ModuleGraph, ReadonlySet<string>>();

/** The file of a module of the first route, so that nothing gets there that it does without: its libraries, its own modules. */
function firstChunkOf(id: string, graph: ModuleGraph): string | null {
  if (FIRST_LIBRARIES.test(id)) return 'libraries';
  let first = firstModules.get(graph);
  if (first === undefined) {
    first = reachableFrom(
      FIRST.map((path) => root + path),
      graph,
    );
    firstModules.set(graph, first);
  }
  return first.has(id) && !FIRST_SCREEN.test(id) && !id.endsWith('/main.tsx') ? 'page' : null;
}

function reachableFrom(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** What so many parts have in common is a file of its own, which the second screen finds loaded; the rest packs by itself. */
const SHARED_BY = 4;

/** A real Chromium for the tests that need one; each project gets a fresh object, which Vitest asks for. */
async function inChromium() {
  const executablePath = await findChromium();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_SWITCHES },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}

export default defineConfig(
  async (): Promise<ViteUserConfig> => ({
    base: '/user/assets/',
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    plugins: [
      comlink(),
      react(),
      tailwindcss(),
      takeProductionRouter(),
      writeBuildId(),
      letStylesGoFirst(),
      compileWhileLoading(),
      commonStatic(root),
    ],
    worker: {
      format: 'es',
      plugins: () => [comlink()],
      rolldownOptions: {
        checks: NO_TIMINGS,
        output: { entryFileNames: (chunk) => workerFileName(chunk.facadeModuleId) },
      },
    },
    build: {
      rolldownOptions: {
        checks: NO_TIMINGS,
        output: {
          // A letter beyond Latin-1 doubles what every tab keeps of a file's text (docs/decisions/0012).
          charset: 'ascii',
          codeSplitting: {
            groups: [
              { name: firstChunkOf },
              { name: 'screen-libraries', test: /node_modules/, minShareCount: SHARED_BY },
              { name: 'screen-parts', test: /\/src\//, minShareCount: SHARED_BY },
            ],
          },
        },
      },
      outDir: 'dist/user/assets',
      emptyOutDir: true,
      manifest: true,
      sourcemap: true,
      modulePreload: {
        // Every browser that the app runs in preloads modules by itself.
        polyfill: false,
        // The page carries the names of what each screen needs before its script has come: what weighs, and styles.
        resolveDependencies: (_file, names, { hostType }) =>
          hostType === 'html' ? names : names.filter((name) => /\.css$|\/screen-/.test(name)),
      },
      target: 'es2022',
    },
    test: {
      // Two cores: browsers share them with the servers they talk to, so files run one after another.
      fileParallelism: false,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/unit/**/*.test.ts'],
            // Many start an exchange with its database, which takes a busy machine seconds.
            testTimeout: 20_000,
            hookTimeout: 20_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'architecture',
            include: ['tests/architecture/**/*.test.ts'],
            // Some read every file of the project, which takes a busy machine seconds.
            testTimeout: 20_000,
          },
        },
        {
          extends: true,
          plugins: [forwardCalls()],
          // Found late, one of these would reload the page under a running test.
          optimizeDeps: {
            include: [
              'vite-plugin-comlink/symbol',
              '@noble/hashes/legacy.js',
              '@noble/hashes/sha2.js',
              '@noble/hashes/utils.js',
              'idb-keyval',
              'node-forge/lib/jsbn.js',
              'comlink',
              'fflate',
              'decimal.js',
              'valibot',
              'react',
              'react-dom',
              'react-dom/client',
              'react-i18next',
              'lucide-react',
              'radix-ui',
              'i18next',
              'vitest-browser-react',
              'zustand',
              'zustand/vanilla',
            ],
          },
          test: {
            name: 'worker',
            include: ['tests/worker/**/*.test.{ts,tsx}'],
            globalSetup: ['tests/support/node/startSandbox.ts'],
            browser: { ...(await inChromium()), commands: { orderFault, readSandbox } },
            testTimeout: 20_000,
            expect: { poll: { timeout: 5_000 } },
          },
        },
        {
          extends: true,
          // The same here; the first of them is only asked for by what the plugin writes.
          optimizeDeps: {
            include: [
              'vite-plugin-comlink/symbol',
              '@tanstack/react-query',
              '@tanstack/react-virtual',
              'axe-core',
              'class-variance-authority',
              'comlink',
              'decimal.js',
              'i18next',
              'lightweight-charts',
              'lucide-react',
              'papaparse',
              'radix-ui',
              'react',
              'react-dom',
              'react-dom/client',
              'react-i18next',
              'react-router-dom',
              'tailwind-merge',
              'valibot',
              'vitest-browser-react',
              'zustand',
              'zustand/react/shallow',
              'zustand/vanilla',
            ],
          },
          test: {
            name: 'component',
            include: ['tests/component/**/*.test.tsx'],
            setupFiles: ['tests/support/browser/forgetDevice.ts'],
            browser: { ...(await inChromium()), viewport: { width: 1440, height: 900 } },
            testTimeout: 20_000,
            // Parts that are loaded on first use come from a server that first has to build them.
            expect: { poll: { timeout: 5_000 } },
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e',
            include: ['tests/e2e/**/*.test.ts'],
            globalSetup: ['tests/support/node/buildApp.ts'],
            testTimeout: 60_000,
            hookTimeout: 60_000,
            expect: { poll: { timeout: 5_000 } },
          },
        },
      ],
    },
  }),
);
