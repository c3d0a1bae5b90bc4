import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { createSandbox } from '../sandbox/createSandbox.ts';

// npm run dev: Vite with the sandbox behind it, on one port. Editing a worker reloads every tab onto a fresh instance.

const root = fileURLToPath(new URL('..', import.meta.url));
const sandbox = await createSandbox({});
const server = await createServer({
  root,
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4173),
    proxy: {
      '/spot/ws': { target: sandbox.url, ws: true },
      '/sandbox': { target: sandbox.url },
      '/x-api': { target: sandbox.url },
    },
  },
});
await server.listen();
console.log(`Sluice in development: ${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}/exchange/index`);
