import { onTestFinished } from 'vitest';
import type { Sandbox, SandboxOptions } from '#sandbox/createSandbox.ts';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { connectClient, type TestClient } from './connectClient.ts';
import { createManualTime, type ManualTime, START_MS } from './createManualTime.ts';

/** The default rhythm: two frames a second. */
export const FRAME_MS = 500;

/** The speed of tests of a faster life: with one for all, their exchanges are copies of the same database. */
export const FAST = 100;

export interface TestSandbox {
  readonly sandbox: Sandbox;
  readonly time: ManualTime;
  connect(query?: string): Promise<TestClient>;
}

/** A real sandbox on a free port whose time stands still; it ends with the test. */
export async function startSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const time = createManualTime(START_MS);
  const { clock, timers } = time;
  const sandbox = await createTestSandbox({
    symbols: 60,
    webRoot: '/nonexistent',
    clock,
    timers,
    ...options,
  });
  const clients: TestClient[] = [];
  onTestFinished(async () => {
    await sandbox.close();
    await Promise.all(clients.map((client) => client.closed));
  });
  return {
    sandbox,
    time,
    async connect(query) {
      const client = await connectClient(sandbox.port, query);
      clients.push(client);
      return client;
    },
  };
}
