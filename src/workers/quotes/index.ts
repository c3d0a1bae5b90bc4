import { type Remote, releaseProxy } from 'comlink';
import { systemClock } from '#shared/async/clock.ts';
import { createId, type Epoch, type TabId } from '#shared/contract/ids.ts';
import type { QuotesApi, TokenSource } from '#shared/contract/quotesApi.ts';
import { createMeasure } from '#shared/profiling/trackMeasure.ts';
import { ok } from '#shared/result/result.ts';
import { checkHello, holdEpochLock } from '#workers/kit/hello.ts';
import { createWorkerLog } from '#workers/kit/workerLog.ts';
import { createQuoteHub } from './createQuoteHub.ts';

// vite-plugin-comlink exposes every export of this file to every tab: it exports the members of QuotesApi only.

const epoch = createId<Epoch>();
const locks = navigator.locks ?? null;
const lockHeld = holdEpochLock(locks, __BUILD_ID__, 'quotes', epoch);
const tokensByTab = new Map<TabId, Remote<TokenSource>>();

const hub = createQuoteHub({
  epoch,
  clock: systemClock,
  random: Math.random,
  openSocket: (url) => new WebSocket(url),
  openGunzip: typeof DecompressionStream === 'undefined' ? null : () => new DecompressionStream('gzip'),
  locks,
  log: createWorkerLog('quotes', Date.now),
  measure: createMeasure('quotes worker'),
  onTabGone: (tabId) => release(tabId),
});

/** What Comlink hands over for a callback is a proxy of it, whose port has to be let go with the tab. */
function release(tabId: TabId): void {
  tokensByTab.get(tabId)?.[releaseProxy]();
  tokensByTab.delete(tabId);
}

export const hello: QuotesApi['hello'] = async (hello, tokens, presence) => {
  const checked = checkHello(hello, __BUILD_ID__);
  if (!checked.ok) return checked;
  const lockName = await lockHeld;
  hub.addTab(hello, tokens, presence);
  release(hello.tabId);
  tokensByTab.set(hello.tabId, tokens as Remote<TokenSource>);
  return ok({ epoch, lockName });
};

export const join: QuotesApi['join'] = (port, linkId) => hub.join(port, linkId);

export const link: QuotesApi['link'] = async () => ok(hub.link());

export const retry: QuotesApi['retry'] = async () => ok(hub.retry());

export const login: QuotesApi['login'] = (_tabId, isOther) => hub.login(isOther);

export const takeReports: QuotesApi['takeReports'] = async () => ok(hub.takeReports());

export const bye: QuotesApi['bye'] = async (tabId) => {
  // After its hello, which waits for the same.
  await lockHeld;
  return ok(hub.removeTab(tabId));
};

export const inspect: QuotesApi['inspect'] = async () => ok(hub.figures());
