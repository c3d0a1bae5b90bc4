import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { comlink } from 'vite-plugin-comlink';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { NODE_WORKERS, testProjects } from '#tests/support/node/testProjects.ts';
import { readBuildId } from './scripts/buildId.ts';
import { commonStatic } from './scripts/commonStatic.ts';
import { createFileNames } from './scripts/packing/createFileNames.ts';
import { writeNotices } from './scripts/writeNotices.ts';

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

/**
 * Without a network nothing is preloaded. Chromium 150, for one, remembers until the page is loaded again that a module could not
 * be preloaded, so that a part which was opened offline would never come.
 */
function preloadOnlineOnly(): Plugin {
  return {
    name: 'preload-online-only',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => {
        const asked = 'deps.length > 0';
        if (!code.includes(asked)) throw new Error('Vite preloads otherwise than preloadOnlineOnly knows.');
        return code.replace(asked, `${asked} && navigator.onLine`);
      },
    },
  };
}

/** On a busy machine every build would warn of slow plugins, which a person who starts the app can do nothing about. */
const NO_TIMINGS = { pluginTimings: false };

const fileNames = createFileNames(root);
const notices = writeNotices(root);

/**
 * Ends a file's name: as many letters as tell one deploy's file from another's. The page carries the names of some seventy files,
 * and letters without a pattern can't be packed.
 */
const HASH = '[hash:7]';
/** As `nameOf` of scripts/packing/createFileNames.ts writes it. */
const SHARED_FILE = /\/shared-\d+-[\w-]{7}\.js$/;

export default defineConfig(
  async (): Promise<ViteUserConfig> => ({
    base: '/user/assets/',
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    plugins: [
      comlink(),
      react({ jsxImportSource: '#jsx' }),
      tailwindcss(),
      takeProductionRouter(),
      writeBuildId(),
      letStylesGoFirst(),
      preloadOnlineOnly(),
      commonStatic(root),
      notices.page(),
    ],
    worker: {
      format: 'es',
      plugins: () => [comlink(), notices.workers()],
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
          // A page names some thirty files: digits pack better than letters of two cases.
          hashCharacters: 'hex',
          entryFileNames: `assets/[name]-${HASH}.js`,
          chunkFileNames: `assets/[name]-${HASH}.js`,
          assetFileNames: `assets/[name]-${HASH}[extname]`,
          codeSplitting: {
            groups: [
              { name: fileNames.first },
              { name: fileNames.shared, includeDependenciesRecursively: false },
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
        resolveDependencies: (_file, names, { hostType, hostId }) => {
          if (hostType === 'html') return names;
          const isPage = /\/page-/.test(hostId);
          return names.filter((name) => name.endsWith('.css') || (isPage && SHARED_FILE.test(name)));
        },
      },
      target: 'es2022',
    },
    test: {
      // Two lanes share the cores: the Node projects, and tests of workers one file at a time.
      maxWorkers: NODE_WORKERS,
      projects: await testProjects(),
    },
  }),
);
