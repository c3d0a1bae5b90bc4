import type { Browser } from 'puppeteer-core';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import type { WireProxy } from '#tests/support/tabs/proxy/openProxy.ts';
import type { ChaosPlace } from './causeStep.ts';

interface Parts {
  readonly browser: Browser;
  readonly exchange: Sandbox;
  readonly proxy: WireProxy;
  readonly restartDatabase?: (() => Promise<void>) | undefined;
}

/** Gives each run a profile of its own, with its workers and its storage, and ends it after that. */
export function openPlace({ browser, ...parts }: Parts) {
  return async <T>(run: (place: ChaosPlace) => Promise<T>): Promise<T> => {
    const profile = await browser.createBrowserContext();
    try {
      const other = await profile.newPage();
      return await run({ page: await profile.newPage(), other, ...parts });
    } finally {
      parts.exchange.faults.reset();
      await profile.close();
    }
  };
}
