import { afterAll, beforeAll } from 'vitest';
import type { Sandbox, SandboxOptions } from '#sandbox/createSandbox.ts';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { createManualTime, type ManualTime, START_MS } from './createManualTime.ts';
import { openVisitor, type Visitor } from './openVisitor.ts';

/** A sandbox for all tests of a file that only look at it, since a year of history takes seconds to make. */
export interface SharedSandbox {
  readonly sandbox: Sandbox;
  readonly time: ManualTime;
  enter(account?: string): Promise<Visitor>;
}

/** Starts it before the first test and ends it after the last one; it is there in tests only. */
export function shareSandbox(options: SandboxOptions = { hasPast: true }): SharedSandbox {
  const time = createManualTime(START_MS);
  let started: Sandbox | undefined;

  beforeAll(async () => {
    const { clock, timers } = time;
    started = await createTestSandbox({ symbols: 60, webRoot: '/nonexistent', clock, timers, ...options });
    await started.exchange.open();
  }, 60_000);
  afterAll(() => started?.close());

  function use(): Sandbox {
    if (started === undefined) {
      throw new Error('The sandbox is there in tests only.');
    }
    return started;
  }

  return {
    time,
    get sandbox() {
      return use();
    },
    async enter(account) {
      const visitor = openVisitor(use());
      await visitor.login(account);
      return visitor;
    },
  };
}
