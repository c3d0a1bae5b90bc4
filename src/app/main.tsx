import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { WorkerReport } from '#shared/contract/workerReport.ts';
import { createMeasure } from '#shared/profiling/trackMeasure.ts';
import { quoteSocketUrl } from '#shared/site/quoteSocketUrl.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { BridgeContext } from './bridge/BridgeContext.ts';
import { createBridge } from './bridge/createBridge.ts';
import { findLocks } from './bridge/findLocks.ts';
import { createPresent } from './errors/createPresent.ts';
import { installErrorHandlers } from './errors/installErrorHandlers.ts';
import { PresentContext } from './errors/PresentContext.ts';
import { NoticesHost } from './layout/NoticesHost.tsx';
import { createMonitor } from './monitoring/createMonitor.ts';
import { flushOnLeave } from './monitoring/flushOnLeave.ts';
import { sendBeacon } from './monitoring/sendBeacon.ts';
import { repeatWhileShown } from './profiling/repeatWhileShown.ts';
import { createQueries } from './queries/createQueries.ts';
import { routes } from './routes.tsx';
import { createTraceIds } from './session/createTraceIds.ts';
import { platformOf } from './session/platformOf.ts';
import { readAppConfig } from './session/readAppConfig.ts';
import { readGuid } from './session/readGuid.ts';
import { readSite } from './session/readSite.ts';
import { readUserToken } from './session/readUserToken.ts';
import { preferencesStore } from './stores/preferencesStore.ts';
import { installTrustedTypes } from './trustedTypes.ts';
import './theme.css';
import './layout/shell.css';

installTrustedTypes();

/** How often the workers are asked what they noticed. */
const REPORTS_EVERY_MS = 10_000;

const config = readAppConfig(document.getElementById('app-config')?.textContent ?? '{}');
const site = readSite();

// As the document was opened: its hash may change, the device does not.
const platform = platformOf({
  hash: location.hash,
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
});
const traceId = createTraceIds(() => performance.now(), createId);

const monitor = createMonitor({
  url: config.monitorUrl,
  clock: systemClock,
  send: sendBeacon,
  about: { app: PRODUCT, build: __BUILD_ID__, site: site.id, platform },
});
flushOnLeave(monitor);
// Without translations no code has a text yet (docs/decisions/0006-no-i18n-yet.md).
const present = createPresent({ lookup: () => undefined, monitor });
installErrorHandlers({ present, monitor });
const queries = createQueries(present);

const bridge = createBridge({
  locks: await findLocks(),
  source: {
    url: quoteSocketUrl(site, location, config.quoteSocketUrl),
    binary: !isGzipOff(),
    klineV2: config.klineV2,
  },
  currency: preferencesStore.getState().currency,
  measure: createMeasure('main thread'),
  readToken: readUserToken,
  noteCall: (name, durationMs) => monitor.recordDuration(`call ${name}`, durationMs),
  api: { base: config.apiBase, userAgent: config.userAgent, keys: config.signature },
  readContext: () => {
    const id = traceId();
    monitor.noteTraceId(id);
    return {
      token: readUserToken(),
      guid: readGuid(),
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

// Workers can't send beacons. Where nobody listens nobody asks.
if (config.monitorUrl !== undefined) {
  const passOn = (reports: readonly WorkerReport[]): void => {
    for (const { name, atMs, data } of reports)
      monitor.record({ name, data: { ...data, noticedAtMs: atMs } });
  };
  repeatWhileShown(bridge.takeReports, passOn, REPORTS_EVERY_MS);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// What an error page has caught is reported as well; without this React would only print it.
createRoot(root, { onCaughtError: (error) => reportError(error) }).render(
  <BridgeContext value={bridge}>
    <PresentContext value={present}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })} />
        <NoticesHost />
      </QueryClientProvider>
    </PresentContext>
  </BridgeContext>,
);
monitor.recordDuration('page-start', performance.now());

/** The switch of product.md section 7: storage says "0" where gzip is to be off. */
function isGzipOff(): boolean {
  try {
    return localStorage.getItem(`${PRODUCT}.quote.gzip`) === '0';
  } catch {
    return false;
  }
}
