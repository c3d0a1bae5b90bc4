import { createSandbox } from './createSandbox.ts';
import { readEnvironment } from './readEnvironment.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './seed/reference/demoUsers.ts';
import { explainFailure } from './server/http/checkPort.ts';

/** Prints why the sandbox cannot start, and ends the process. */
function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function readOptions() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

const options = readOptions();
const sandbox = await createSandbox(options).catch((error) => giveUp(explainFailure(error, options.port)));

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
