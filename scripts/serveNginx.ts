import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { readEnvironment } from '#sandbox/readEnvironment.ts';
import { checkPort, explainFailure } from '#sandbox/server/http/checkPort.ts';
import { serveLocally } from './deploy/serveLocally.ts';
import { hasNginx } from './deploy/startNginx.ts';
import { ensureBuild } from './ensureBuild.ts';

// npm run serve:nginx: the app as an operator serves it, by nginx in front of the embedded exchange. It takes the sandbox's
// variables (sandbox/README.md); PORT is nginx's, the one after it sends browsers to TLS, the exchange takes any free one.

const root = fileURLToPath(new URL('..', import.meta.url));
const { port = 4173, ...options } = readEnvironment(process.env);
if (!hasNginx()) {
  console.error('There is no nginx here. On Debian: apt-get install nginx libnginx-mod-http-brotli-static.');
  process.exit(1);
}
await ensureBuild(root);
await Promise.all([port, port + 1].map((each) => checkPort('127.0.0.1', each))).catch((error: unknown) => {
  console.error(explainFailure(error, port));
  process.exit(1);
});
const filesUrl = `https://files.localhost:${port}`;
const appConfig = { filesUrl, ...options.appConfig };
const sandbox = await createSandbox({ ...options, port: 0, proxies: '127.0.0.1', appConfig });
const nginx = await serveLocally({
  folder: resolve(options.dataDir ?? '.sandbox', 'nginx'),
  webRoot: resolve(root, 'dist'),
  exchangePort: sandbox.port,
  httpsPort: port,
  httpPort: port + 1,
  appConfig: sandbox.pageConfig,
});
console.log(`Sluice by nginx: https://localhost:${port}/user/assets/exchange/index`);
console.log('Its certificate is its own: a browser asks once whether to go on.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await nginx.stop();
    await sandbox.close();
    process.exit(0);
  });
}
