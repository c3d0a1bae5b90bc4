import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { comlink } from 'vite-plugin-comlink';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { NODE_WORKERS, testProjects } from '#tests/support/node/testProjects.ts';
import { readBuildId } from './scripts/buildId.ts';
import { commonStatic } from './scripts/commonStatic.ts';

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
/** The screen's own modules are not for those who begin elsewhere; what it shares with later parts is too small for a file. */
const FIRST_SCREEN =
  /\/src\/app\/screens\/exchange\/(?!(?:market\/marketColumns|convert\/ticketMarket|prices\/(?:pairRoute|usePairPrices))\.ts)/;

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** What the first screen loads beside the market: the tickets, with what the screens of money have in common. */
const TICKETS = [
  'src/app/screens/exchange/convert/ConvertPanel.tsx',
  'src/app/screens/exchange/convert/instant/InstantTab.tsx',
  'src/app/screens/exchange/convert/limit/LimitTab.tsx',
  'src/app/screens/exchange/convert/batch/BatchForm.tsx',
];

const firstModules = reachableOnce(FIRST);
const ticketModules = reachableOnce(TICKETS);

/** The file of a module of the first route, so that nothing gets there that it does without: its libraries, its own modules. */
function firstChunkOf(id: string, graph: ModuleGraph): string | null {
  if (FIRST_LIBRARIES.test(id)) return 'libraries';
  return firstModules(graph).has(id) && !FIRST_SCREEN.test(id) && !id.endsWith('/main.tsx') ? 'page' : null;
}

/** Lists of records, and what only orders that wait for their price need. */
const PACKED_ALONE = /\/src\/app\/(?:records\/(?!approxValue)|screens\/exchange\/limitOrders\/)/;

/** The shared file of a module that the tickets need: what others share must not weigh on them. */
function sharedChunkOf(id: string, graph: ModuleGraph): string | null {
  if (!ticketModules(graph).has(id) || PACKED_ALONE.test(id)) return null;
  if (/\/node_modules\/(?!lucide-react\/)/.test(id)) return 'screen-libraries';
  // Other screens of money do without the tickets' own modules.
  return id.includes('/src/app/screens/exchange/ticket') ? 'ticket-parts' : 'screen-parts';
}

function reachableOnce(entries: readonly string[]): (graph: ModuleGraph) => ReadonlySet<string> {
  const reached = new WeakMap<ModuleGraph, ReadonlySet<string>>();
  return (graph) => {
    const known = reached.get(graph);
    if (known !== undefined) return known;
    const found = reachableFrom(
      entries.map((path) => root + path),
      graph,
    );
    reached.set(graph, found);
    return found;
  };
}

function reachableFrom(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** What so many parts have in common is a file of its own, which the second screen finds loaded; the rest packs by itself. */
const SHARED_BY = 4;

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
            groups: [{ name: firstChunkOf }, { name: sharedChunkOf, minShareCount: SHARED_BY }],
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
      // Two lanes share the cores: the Node projects, and browser tests one file at a time.
      maxWorkers: NODE_WORKERS,
      projects: await testProjects(),
    },
  }),
);
