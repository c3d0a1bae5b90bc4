import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { comlink } from 'vite-plugin-comlink';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { readBuildId } from './scripts/buildId.ts';
import { commonStatic } from './scripts/commonStatic.ts';
import { CHROMIUM_SWITCHES, findChromium } from './scripts/findChromium.mjs';
import { forwardCalls } from './tests/support/node/forwardCalls.ts';
import { orderFault, readSandbox } from './tests/support/node/sandboxCommands.ts';

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

/** On a busy machine every build would warn of slow plugins, which a person who starts the app can do nothing about. */
const NO_TIMINGS = { pluginTimings: false };

/** What every page needs: one file, which packs better than six and stays the same from one deploy to the next. */
const FIRST_LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|zustand|comlink)\//;

/** What the start-up and the screens share, in one file for the same reason. */
const FIRST_MODULES =
  /src\/app\/(?:bridge|errors|monitoring|session|queries\/createApi|format|i18n|stores|navigation|layout\/(?!ClosedScreen|NotFound|PageNotice|ShortcutList)|notices\/(?:WallWords|noticeWords|plainWords|useNoticeTimer)|components\/writeText)|src\/shared\/(?:async|contract|market|profiling|result|site)\/|src\/shared\/money\/(?:compareDecimals|groupThousands|roundPlain|shortenAmount)\.ts/;

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
    plugins: [comlink(), react(), tailwindcss(), writeBuildId(), letStylesGoFirst(), commonStatic(root)],
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
          codeSplitting: {
            groups: [
              { name: 'libraries', test: FIRST_LIBRARIES },
              { name: 'page', test: FIRST_MODULES },
            ],
          },
        },
      },
      outDir: 'dist/user/assets',
      emptyOutDir: true,
      manifest: true,
      sourcemap: true,
      // Every browser that the app runs in preloads modules by itself.
      modulePreload: { polyfill: false },
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
        { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
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
          optimizeDeps: {
            include: [
              '@tanstack/react-query',
              'axe-core',
              'class-variance-authority',
              'i18next',
              'lucide-react',
              'radix-ui',
              'react',
              'react-dom',
              'react-i18next',
              'react-router-dom',
              'tailwind-merge',
              'valibot',
              'vitest-browser-react',
              'zustand',
              'zustand/vanilla',
            ],
          },
          test: {
            name: 'component',
            include: ['tests/component/**/*.test.tsx'],
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
          },
        },
      ],
    },
  }),
);
