import type { Browser } from 'puppeteer-core';
import { expect } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { openProxy } from '#tests/support/tabs/proxy/openProxy.ts';
import type { ChaosSettings } from './chaosSettings.ts';
import { openPlace } from './openPlace.ts';
import { runChaos } from './runChaos.ts';

interface Harm {
  readonly browser: Browser;
  readonly exchange: Sandbox;
  /** As `ChaosPlace` has it. */
  readonly restartDatabase?: () => Promise<void>;
}

/** Lets episodes happen to pages of an exchange, and fails with what was found in them, or with a ledger that does not balance. */
export async function expectUnharmed(settings: ChaosSettings, { browser, exchange, restartDatabase }: Harm) {
  await exchange.exchange.open();
  const proxy = await openProxy(exchange);
  const inPlace = openPlace({ browser, exchange, proxy, restartDatabase });
  const hasServer = restartDatabase !== undefined;
  const { found, shortest } = await runChaos({ ...settings, hasServer, inPlace });
  expect({ found, shortest }).toEqual({ found: [], shortest: [] });
  expect(await findImbalance(exchange.exchange.database.sql)).toEqual([]);
}
