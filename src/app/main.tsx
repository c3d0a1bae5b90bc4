import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createMeasure } from '#shared/profiling/trackMeasure.ts';
import { quoteSocketUrl } from '#shared/site/quoteSocketUrl.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { BridgeContext } from './bridge/BridgeContext.ts';
import { createBridge } from './bridge/createBridge.ts';
import { findLocks } from './bridge/findLocks.ts';
import { routes } from './routes.tsx';
import { readAppConfig } from './session/readAppConfig.ts';
import { readSite } from './session/readSite.ts';
import { readUserToken } from './session/readUserToken.ts';
import { preferencesStore } from './stores/preferencesStore.ts';
import { installTrustedTypes } from './trustedTypes.ts';
import './theme.css';
import './layout/shell.css';

installTrustedTypes();

const config = readAppConfig(document.getElementById('app-config')?.textContent ?? '{}');
const site = readSite();

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
});

preferencesStore.subscribe(({ currency }, before) => {
  if (currency !== before.currency) bridge.interest.setCurrency(currency);
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <BridgeContext value={bridge}>
    <RouterProvider router={createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })} />
  </BridgeContext>,
);

/** The switch of product.md section 7: storage says "0" where gzip is to be off. */
function isGzipOff(): boolean {
  try {
    return localStorage.getItem(`${PRODUCT}.quote.gzip`) === '0';
  } catch {
    return false;
  }
}
