import { type Bridge, createBridge } from '#app/bridge/createBridge.ts';
import { keptText } from '#app/storage/kept.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { Platform } from '#shared/contract/apiCall.ts';
import { createId } from '#shared/contract/ids.ts';
import type { WorkerReport } from '#shared/contract/workerApi.ts';
import { createMeasure } from '#shared/profiling/trackMeasure.ts';
import type { AppConfig } from '#shared/site/appConfig.ts';
import { PRODUCT, type Site } from '#shared/site/siteOfHost.ts';
import { quoteSocketUrl } from '#shared/site/urls.ts';
import { loadPart } from './loadPart.ts';
import type { Monitor } from './monitoring/createMonitor.ts';
import { createTraceIds, readGuid, readUserToken } from './session/callIdentity.ts';

/** How often the workers are asked for their reports. */
const REPORTS_EVERY_MS = 10_000;

export interface BridgeStart {
  readonly config: AppConfig;
  readonly site: Site;
  readonly platform: Platform;
  readonly locks: Locks | null;
  readonly monitor: Monitor;
}

/** Starts the workers with what the page knows of itself, and sends them each change of the user's currency. */
export function startBridge({ config, site, platform, locks, monitor }: BridgeStart): Bridge {
  const traceId = createTraceIds(() => performance.now(), createId);
  const bridge = createBridge({
    locks,
    source: {
      url: quoteSocketUrl(site, location, config.quoteSocketUrl),
      binary: !isGzipOff(),
      klineV2: config.klineV2,
    },
    currency: preferencesStore.getState().currency,
    measure: createMeasure('main thread'),
    readToken: readUserToken,
    onCall: (name, durationMs) => monitor.recordDuration(`call ${name}`, durationMs),
    api: { base: config.apiBase, userAgent: config.userAgent, keys: config.signature },
    readContext: () => {
      const id = traceId();
      monitor.setTraceId(id);
      const cookies = document.cookie;
      return {
        token: readUserToken(cookies),
        uid: globalStore.getState().global.user?.id ?? null,
        guid: readGuid(cookies),
        site: site.id,
        language: document.documentElement.lang,
        platform,
        path: location.pathname,
        traceId: id,
      };
    },
  });
  preferencesStore.subscribe(({ currency }, before) => {
    if (currency !== before.currency) bridge.interest.setCurrency(currency);
  });
  // Workers can't send beacons. Without a collector their reports are not fetched.
  if (config.monitorUrl !== undefined) {
    const passOn = (reports: readonly WorkerReport[]): void => {
      for (const { name, atMs, data } of reports)
        monitor.record({ name, data: { ...data, noticedAtMs: atMs } });
    };
    loadPart(
      () => import('#app/browser/repeatWhileShown.ts'),
      ({ repeatWhileShown }) => repeatWhileShown(bridge.takeReports, passOn, REPORTS_EVERY_MS),
    );
  }
  return bridge;
}

/** The switch of product.md section 7: storage says "0" where gzip is to be off. */
function isGzipOff(): boolean {
  return keptText(`${PRODUCT}.quote.gzip`).read() === '0';
}
