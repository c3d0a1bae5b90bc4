import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_SWITCHES, findChromium } from '../../../scripts/findChromium.mjs';
import { forwardCalls } from './forwardCalls.ts';
import { orderFault, readSandbox } from './sandboxCommands.ts';

/** Files of the Node projects that run at once, beside the one file of the workers' project. */
export const NODE_WORKERS = Math.min(availableParallelism(), 4);

/** A real Chromium for the tests that need one; each project gets a fresh object, which Vitest asks for. */
async function inChromium() {
  const executablePath = await findChromium();
  const chromium = playwright({
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_SWITCHES },
  });
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // Vitest gives all projects of a group the same number of workers. A provider that opens one page at a time is how
    // the files of browser tests run one after another beside Node's.
    provider: {
      ...chromium,
      providerFactory: (project: TestProject) =>
        Object.assign(chromium.providerFactory(project), { supportsParallelism: false }),
    },
    instances: [{ browser: 'chromium' as const }],
  };
}

/**
 * The projects of `npm test`. Node's and the workers' share a group and so run side by side. Pages have the machine to
 * themselves: beside others some frames came too late for what their tests wait for. Whole browsers come last.
 */
export async function testProjects(): Promise<TestProjectConfiguration[]> {
  return [
    {
      extends: true,
      test: {
        name: 'unit',
        // All but the page's; an `exclude` here would take the place of that on the command line.
        include: ['tests/unit/!(app)/**/*.test.ts'],
        globalSetup: ['tests/support/node/prepareExchanges.ts'],
        // Files of one process share what is loaded: half of their time went into the database's WebAssembly and the
        // exchange's modules. What a test changes for all is put back after it.
        isolate: false,
        restoreMocks: true,
        unstubEnvs: true,
        unstubGlobals: true,
        // Many start an exchange with its database, which takes a busy machine seconds.
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'app',
        include: ['tests/unit/app/**/*.test.ts'],
        // Not in the processes of 'unit': an idle database there goes on setting timers, which a test with fake timers
        // would wait for without end.
        isolate: false,
        restoreMocks: true,
        unstubEnvs: true,
        unstubGlobals: true,
      },
    },
    {
      extends: true,
      test: {
        name: 'architecture',
        include: ['tests/architecture/**/*.test.ts'],
        // Some read every file of the project, which takes a busy machine seconds.
        testTimeout: 60_000,
      },
    },
    {
      extends: true,
      plugins: [forwardCalls()],
      // Found late, one of these would reload the page under a running test.
      optimizeDeps: {
        include: [
          'vite-plugin-comlink/symbol',
          '@tanstack/react-query',
          '@tanstack/react-virtual',
          '@noble/hashes/legacy.js',
          '@noble/hashes/sha2.js',
          '@noble/hashes/utils.js',
          'idb-keyval',
          'node-forge/lib/jsbn.js',
          'papaparse',
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
          'react-router-dom',
          'class-variance-authority',
          'tailwind-merge',
          'axe-core',
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
        testTimeout: 60_000,
        expect: { poll: { timeout: 5_000 } },
      },
    },
    {
      extends: true,
      // The same here; the first of them is only asked for by what the plugin writes.
      optimizeDeps: {
        include: [
          'vite-plugin-comlink/symbol',
          '@noble/curves/ed25519.js',
          '@noble/curves/secp256k1.js',
          '@noble/hashes/blake2.js',
          '@noble/hashes/sha2.js',
          '@noble/hashes/sha3.js',
          '@scure/base',
          '@tanstack/react-query',
          '@tanstack/react-virtual',
          'axe-core',
          'class-variance-authority',
          'comlink',
          'decimal.js',
          'i18next',
          'lightweight-charts',
          'lucide-react',
          'jsqr',
          'qr',
          'qr/decode.js',
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
        sequence: { groupOrder: 1 },
        include: ['tests/component/**/*.test.tsx'],
        setupFiles: ['tests/support/browser/forgetDevice.ts'],
        browser: { ...(await inChromium()), viewport: { width: 1440, height: 900 } },
        testTimeout: 60_000,
        // Parts that are loaded on first use come from a server that first has to build them.
        expect: { poll: { timeout: 5_000 } },
      },
    },
    {
      extends: true,
      test: {
        name: 'e2e',
        // Whole browsers with several tabs, and times that count: nothing runs beside them.
        sequence: { groupOrder: 2 },
        fileParallelism: false,
        // One process, which loads the exchange and its database once.
        isolate: false,
        include: ['tests/e2e/**/*.test.ts'],
        globalSetup: ['tests/support/node/buildApp.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 5_000 } },
      },
    },
  ];
}
