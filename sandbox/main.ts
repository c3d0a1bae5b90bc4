import { createSandbox } from './createSandbox.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './seed/reference/demoUsers.ts';
import { giveUpOn, readOwnEnvironment } from './startOrGiveUp.ts';

const sandbox = await createSandbox(readOwnEnvironment()).catch(giveUpOn);

const { symbols, hz } = sandbox.state();
const account = DEMO_USERS[0]?.account;
const page = `${sandbox.url}/user/assets/exchange/index`;
console.log(
  `Sluice sandbox: ${page} (${symbols} pairs, ${hz} frames/s; log in as ${account}, ${DEMO_PASSWORD})`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await sandbox.close();
    process.exit(0);
  });
}
