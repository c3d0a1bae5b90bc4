import { type Cleanup, createCleanup } from './createCleanup.ts';

/** 128 + the signal's number, as shells have it. */
const EXIT_CODE_BY_SIGNAL = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs a command of the bench and ends the process with the exit code it gives; with 1 and a plain sentence where it
 * throws. Whatever it noted for clean-up is ended in any case.
 */
export async function runCommand(run: (cleanup: Cleanup) => Promise<number>): Promise<void> {
  const cleanup = createCleanup();
  for (const [signal, code] of Object.entries(EXIT_CODE_BY_SIGNAL)) {
    // The second one no longer waits for the clean-up.
    process.once(signal, () => {
      console.error('Stopping.');
      void cleanup.end().finally(() => process.exit(code));
    });
  }
  let code = 1;
  try {
    code = await run(cleanup);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  } finally {
    await cleanup.end();
  }
  process.exit(code);
}
