import { type Remote, releaseProxy } from 'comlink';
import { systemClock } from '#shared/async/clock.ts';
import type { GatewayApi, TabSink } from '#shared/contract/gatewayApi.ts';
import { createId, type Epoch, type TabId } from '#shared/contract/ids.ts';
import { createMeasure } from '#shared/profiling/trackMeasure.ts';
import { ok } from '#shared/result/result.ts';
import { checkHello, holdEpochLock } from '#workers/kit/hello.ts';
import { createWorkerLog } from '#workers/kit/workerLog.ts';
import { openAnswerDatabase } from './cache/openAnswerDatabase.ts';
import { createGateway } from './createGateway.ts';
import { openChangeChannel } from './openChangeChannel.ts';

// vite-plugin-comlink exposes every export of this file to every tab: it exports the members of GatewayApi only.

const epoch = createId<Epoch>();
const locks = navigator.locks ?? null;
const lockHeld = holdEpochLock(locks, __BUILD_ID__, 'gateway', epoch);
const sinkByTab = new Map<TabId, Remote<TabSink>>();

const channel = openChangeChannel(
  (name) => new BroadcastChannel(name),
  (kinds) => gateway.onChangedElsewhere(kinds),
);

const gateway = createGateway({
  epoch,
  clock: systemClock,
  locks,
  log: createWorkerLog('gateway', Date.now),
  measure: createMeasure('gateway worker'),
  fetch: (...request) => fetch(...request),
  subtle: globalThis.crypto.subtle ?? null,
  answers: openAnswerDatabase(__BUILD_ID__, systemClock.wallNow),
  announceChange: channel.announce,
  onTabGone: (tabId) => release(tabId),
});

/** What Comlink hands over for a callback is a proxy of it, whose port has to be let go with the tab. */
function release(tabId: TabId): void {
  sinkByTab.get(tabId)?.[releaseProxy]();
  sinkByTab.delete(tabId);
}

export const hello: GatewayApi['hello'] = async (hello, sink, presence) => {
  const checked = checkHello(hello, __BUILD_ID__);
  if (!checked.ok) return checked;
  const lockName = await lockHeld;
  gateway.addTab(hello, sink, presence);
  release(hello.tabId);
  sinkByTab.set(hello.tabId, sink as Remote<TabSink>);
  return ok({ epoch, lockName });
};

export const setInterest: GatewayApi['setInterest'] = async (tabId, interest) =>
  gateway.setInterest(tabId, interest);

export const request: GatewayApi['request'] = (call) => gateway.request(call);

export const cancel: GatewayApi['cancel'] = async (tabId, callId) => ok(gateway.cancel(tabId, callId));

export const join: GatewayApi['join'] = (port, linkId) => gateway.join(port, linkId);

export const link: GatewayApi['link'] = async () => ok(gateway.link());

export const takeReports: GatewayApi['takeReports'] = async () => ok(gateway.takeReports());

export const bye: GatewayApi['bye'] = async (tabId) => {
  // After its hello, which waits for the same.
  await lockHeld;
  return ok(gateway.removeTab(tabId));
};

export const inspect: GatewayApi['inspect'] = async () => ok(gateway.figures());
