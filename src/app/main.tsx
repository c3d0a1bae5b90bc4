import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createMeasure } from '#shared/profiling/trackMeasure.ts';
import { DEFAULT_APP_CONFIG, parseAppConfig } from '#shared/site/appConfig.ts';
import { quoteSocketUrl } from '#shared/site/quoteSocketUrl.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { BridgeContext } from './bridge/BridgeContext.ts';
import { createBridge } from './bridge/createBridge.ts';
import { routes } from './routes.tsx';
import { readSite } from './session/readSite.ts';
import { readUserToken } from './session/readUserToken.ts';
import { preferencesStore } from './stores/preferencesStore.ts';
import { installTrustedTypes } from './trustedTypes.ts';
import './theme.css';
import './layout/shell.css';

installTrustedTypes();

const config = readAppConfig();
const site = readSite();

const bridge = createBridge({
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

/** A deployment's mistake must not leave people without the page: defaults serve, and the console says what is wrong. */
function readAppConfig() {
  const config = parseAppConfig(document.getElementById('app-config')?.textContent ?? '{}');
  if (config.ok) return config.value;
  console.warn(config.error.message);
  return DEFAULT_APP_CONFIG;
}

/** The switch of product.md section 7: storage says "0" where gzip is to be off. */
function isGzipOff(): boolean {
  try {
    return localStorage.getItem(`${PRODUCT}.quote.gzip`) === '0';
  } catch {
    return false;
  }
}
