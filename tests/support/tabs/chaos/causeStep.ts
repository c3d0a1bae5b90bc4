import type { Page } from 'puppeteer-core';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { killWorker } from '#tests/support/tabs/killWorker.ts';
import type { WireProxy } from '#tests/support/tabs/proxy/openProxy.ts';
import { BASE } from '#tests/support/tabs/walkScreens.ts';
import type { ChaosStep } from './chaosStep.ts';
import { denyStorage, goInside } from './inChaosPage.ts';
import { CLOCK_CHANNEL, setClock } from './setClock.ts';

export interface ChaosPlace {
  readonly page: Page;
  /** Another tab of the same browser, which shows nothing. */
  readonly other: Page;
  readonly proxy: WireProxy;
  readonly exchange: Sandbox;
  /** Ends the exchange's connections to its database; absent where it is embedded. */
  readonly restartDatabase?: (() => Promise<void>) | undefined;
}

const forSoLong = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets one thing happen, and resolves when it is over; faults of the exchange go on by themselves. */
export async function causeStep(place: ChaosPlace, step: ChaosStep): Promise<void> {
  const { page, other, proxy, exchange } = place;
  switch (step.kind) {
    case 'go':
      return tryInPage(page.evaluate(goInside, BASE + step.path));
    case 'fault':
      return exchange.faults.add(step.fault);
    case 'offline':
      await page.setOfflineMode(true);
      await forSoLong(step.ms);
      return page.setOfflineMode(false);
    case 'cut':
      proxy.cut(true);
      await forSoLong(step.ms);
      return proxy.cut(false);
    case 'kill':
      // One that is just being replaced can't be killed.
      return killWorker(page.browser(), step.worker).catch(() => undefined);
    case 'freeze':
      // A browser freezes tabs that are hidden; one that is frozen in front would stay hidden when it is active again.
      await other.bringToFront();
      await freeze(page, step.ms);
      return page.bringToFront();
    case 'hide':
      await other.bringToFront();
      await forSoLong(step.ms);
      return page.bringToFront();
    case 'storage':
      return step.how === 'denied'
        ? tryInPage(page.evaluate(denyStorage))
        : limitStorage(page, new URL(proxy.url).origin, 1);
    case 'clock':
      return tryInPage(setClocks(page, step.aheadMs));
    case 'database':
      return place.restartDatabase?.();
  }
}

/** Ends all that a step has left behind; the clock stays as it was set. */
export async function endSteps({ page, proxy, exchange }: ChaosPlace): Promise<void> {
  exchange.faults.reset();
  proxy.cut(false);
  await page.setOfflineMode(false);
  await limitStorage(page, new URL(proxy.url).origin);
  await page.bringToFront();
}

/** A session that has ended takes the page to the login at any time: what was under way in it has nowhere to happen. */
export async function tryInPage(under: Promise<void>): Promise<void> {
  try {
    await under;
  } catch (error) {
    if (!/context was destroyed|detached|navigat/i.test(String(error))) throw error;
  }
}

async function freeze(page: Page, ms: number): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await forSoLong(ms);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await session.detach();
}

async function limitStorage(page: Page, origin: string, quotaSize?: number): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
  await session.detach();
}

/** Sets the clock of the page, and of the workers that it shares. */
async function setClocks(page: Page, aheadMs: number): Promise<void> {
  await page.evaluate(setClock, aheadMs);
  await page.evaluate(setWorkerClocks, CLOCK_CHANNEL, aheadMs);
}

/** In the page. */
function setWorkerClocks(name: string, aheadMs: number): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(aheadMs);
  channel.close();
}
