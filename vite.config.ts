import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { comlink } from 'vite-plugin-comlink';
import { defineConfig } from 'vitest/config';
import { readBuildId } from './scripts/buildId.ts';

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

export default defineConfig({
  base: '/user/assets/',
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  plugins: [comlink(), react(), tailwindcss(), writeBuildId()],
  worker: {
    format: 'es',
    plugins: () => [comlink()],
    rolldownOptions: {
      output: { entryFileNames: (chunk) => workerFileName(chunk.facadeModuleId) },
    },
  },
  build: {
    outDir: 'dist/user/assets',
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
    target: 'es2022',
  },
});
