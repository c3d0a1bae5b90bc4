import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/createSandbox.ts';
import { openSeededDatabase, prepareTemplate } from './seededDatabase.ts';

const HOUR_MS = 3_600_000;
const NO_TIMERS = { every: () => () => undefined, after: () => () => undefined, elapsedMs: () => 0 };

/**
 * Starts an exchange on a free port whose database, where it is in memory, is a copy of one that was made before. With a
 * clock that runs, that one may have been made up to an hour earlier, as if the exchange had been stopped for so long.
 */
export function createTestSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { content, fill } = describeTemplate(options);
  return createSandbox({ openEmbedded: () => openSeededDatabase(content, fill), ...options });
}

/** Makes what `createTestSandbox` copies for these options, unless it was made before. */
export function prepareTestSandbox(options: SandboxOptions): Promise<void> {
  const { content, fill } = describeTemplate(options);
  return prepareTemplate(content, fill);
}

/**
 * What the database of a new exchange depends on, and how it is filled. Without a past that is its beginning and its speed
 * (`Opening`), so that those of other markets and without triggers share one.
 */
function describeTemplate({
  seed,
  symbols,
  changedRows,
  speed,
  hasTriggers,
  hasPast,
  clock,
}: SandboxOptions) {
  const startMs = clock?.now() ?? Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const given = {
    ...(speed !== undefined && { speed }),
    ...(hasPast && {
      hasPast,
      ...(seed !== undefined && { seed }),
      ...(symbols !== undefined && { symbols }),
      ...(changedRows !== undefined && { changedRows }),
      ...(hasTriggers !== undefined && { hasTriggers }),
    }),
  };
  return {
    content: JSON.stringify({ ...given, startMs }),
    fill: async (openEmbedded: NonNullable<SandboxOptions['openEmbedded']>): Promise<void> => {
      const standing = { clock: { now: () => startMs }, timers: NO_TIMERS, webRoot: '/nonexistent' };
      const sandbox = await createSandbox({ ...given, ...standing, openEmbedded });
      await sandbox.exchange.open();
      await sandbox.close();
    },
  };
}
