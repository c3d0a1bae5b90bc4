import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { checkPort } from '#sandbox/server/http/checkPort.ts';
import { giveUp, giveUpOn, readOwnEnvironment } from '#sandbox/startOrGiveUp.ts';
import { serveLocally } from './deploy/serveLocally.ts';
import { hasNginx } from './deploy/startNginx.ts';
import { ensureBuild } from './ensureBuild.ts';

// npm run serve:nginx: the app as an operator serves it, by nginx in front of the embedded exchange. It takes the sandbox's
// variables (sandbox/README.md) but HOST; PORT is nginx's, the one after it sends browsers to TLS, the exchange takes any free
// one of this machine alone.

const LAST_PORT = 65_535;
const root = fileURLToPath(new URL('..', import.meta.url));
const { port = 4173, ...options } = readOwnEnvironment();
if (port === 0 || port === LAST_PORT) giveUp(`PORT is to be from 1 to ${LAST_PORT - 1}, not ${port}.`);
if (!hasNginx()) {
  giveUp('There is no nginx here. On Debian: apt-get install nginx libnginx-mod-http-brotli-static.');
}
await ensureBuild(root);
await Promise.all([port, port + 1].map((each) => checkPort('127.0.0.1', each))).catch(giveUpOn);
const filesUrl = `https://files.localhost:${port}`;
const appConfig = { filesUrl, ...options.appConfig };
const sandbox = await createSandbox({
  ...options,
  host: '127.0.0.1',
  port: 0,
  proxies: '127.0.0.1',
  appConfig,
}).catch(giveUpOn);
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
