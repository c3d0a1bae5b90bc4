import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { tabStorage } from '#app/storage/keyStorage.ts';
import { systemClock } from '#shared/async/clock.ts';
import { LANGUAGE_PARAMETER } from '#shared/site/languages.ts';
import { PAGE_PARAMETERS } from '#shared/site/pageParameters.ts';
import { PRODUCT, VERSION } from '#shared/site/siteOfHost.ts';
import { BridgeContext } from './bridge/BridgeContext.ts';
import { findLocks } from './bridge/findLocks.ts';
import { Page } from './layout/Page.tsx';
import { ShellContext } from './layout/ShellContext.ts';
import { createPresent, PresentContext } from './notices/errors/createPresent.ts';
import { installErrorHandlers } from './notices/errors/installErrorHandlers.ts';
import { NoticesHost } from './notices/NoticesHost.tsx';
import { createNoticeWords } from './notices/noticeWords.ts';
import { createApi } from './queries/useApi.ts';
import { createRoutes } from './routes.tsx';
import { keepParameters } from './start/keepParameters.ts';
import { createAnalytics } from './start/monitoring/createAnalytics.ts';
import { createMonitor, flushOnLeave, sendBeacon } from './start/monitoring/createMonitor.ts';
import { readAppConfig, readSite } from './start/readAppConfig.ts';
import { readUserToken } from './start/session/callIdentity.ts';
import { createLogOut } from './start/session/createLogOut.ts';
import { createSessionLoader } from './start/session/createSessionLoader.ts';
import { createTypedOwner } from './start/session/createTypedOwner.ts';
import { leaveOnce } from './start/session/leaveOnce.ts';
import { readPlatform } from './start/session/readPlatform.ts';
import { showTheme } from './start/showTheme.ts';
import { startBridge } from './start/startBridge.ts';
import { startTranslations } from './start/startTranslations.ts';
import { installTrustedTypes } from './start/trustedTypes.ts';
import { watchAtRest } from './start/watchAtRest.ts';
import { whenRouted } from './start/whenRouted.ts';
import { setRouter } from './stores/globalStore.ts';
import { showToast } from './stores/noticeStore.ts';
import { dropTyped } from './stores/typedStore.ts';
import './theme.css';
import './layout/shell.css';

installTrustedTypes();
Object.assign(window, { __SLUICE_VERSION__: VERSION });

/** Long enough for a user who finds out in the middle of something else. */
const SESSION_ENDED_MS = 10_000;

showTheme();

const config = readAppConfig(document.getElementById('app-config')?.textContent ?? '{}');
const site = readSite(config.hosts);
const translations = startTranslations(site, config.rtlLanguages, () =>
  keepParameters(router, (name) => name !== LANGUAGE_PARAMETER),
);
const locks = await findLocks();

// As the document was opened: its hash may change, the device does not.
const platform = readPlatform(
  {
    hash: location.hash,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
  },
  tabStorage,
);
const about = { app: PRODUCT, build: __BUILD_ID__, site: site.id, environment: site.environment, platform };
const monitor = createMonitor({ url: config.monitorUrl, clock: systemClock, send: sendBeacon, about });
flushOnLeave(monitor);

// The workers load and connect while the screen's script is on its way.
const bridge = startBridge({ config, site, platform, locks, monitor });

const request = createApi(bridge);

// The screen's own script comes while the rest is built. Without its last slash the base is a page as well.
const router = createBrowserRouter(createRoutes(translations.loadFurther, request), {
  basename: import.meta.env.BASE_URL.replace(/\/$/, ''),
});
const routed = whenRouted(router);

const noticeWords = createNoticeWords(translations.i18n);
const present = createPresent({
  lookup: translations.lookup,
  language: () => document.documentElement.lang,
  words: noticeWords,
  monitor,
});
installErrorHandlers({ present, monitor });

const typed = createTypedOwner({
  storage: tabStorage,
  address: () => router.state.location.pathname + router.state.location.search,
  drop: dropAllTyped,
});
const recordLocation = ({ location: { pathname, search } }: typeof router.state): void => {
  setRouter({ path: pathname, search });
  typed.recordAddress();
};
router.subscribe(recordLocation);
recordLocation(router.state);

const goTo = leaveOnce((url) => location.assign(url), systemClock);
const analytics = createAnalytics({
  url: config.analytics?.url,
  clock: systemClock,
  send: sendBeacon,
  about,
});
const session = createSessionLoader({
  request,
  site: site.id,
  settings: config,
  location,
  goTo,
  recordUser: analytics.recordUser,
  onFailed: present.loading,
  warn: (message) => console.warn(message),
  typed,
  hasToken: () => readUserToken() !== null,
  onEnded: () =>
    void translations.ready.then(() =>
      showToast({
        type: 'warning',
        key: 'session-ended',
        text: noticeWords('notices.sessionEnded'),
        durationMs: SESSION_ENDED_MS,
      }),
    ),
  clock: systemClock,
  random: Math.random,
});
session.start();
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) session.resume();
});

const shell = {
  site,
  closedSections: config.closedSections,
  languages: translations.languages,
  changeLanguage: translations.choose,
  logOut: createLogOut({ request, present: present.error, goTo }),
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// Errors that an error page has caught are reported as well; without this React would only print them.
const reactRoot = createRoot(root, { onCaughtError: (error) => reportError(error) });
// The first words of index.html stay until there are texts and a screen to take their place.
void Promise.all([translations.ready, routed]).then(() =>
  reactRoot.render(
    <BridgeContext value={bridge}>
      <PresentContext value={present}>
        <ShellContext value={shell}>
          <Page translations={translations}>
            <RouterProvider router={router} />
          </Page>
          <NoticesHost />
        </ShellContext>
      </PresentContext>
    </BridgeContext>,
  ),
);
watchAtRest(bridge, request, translations.i18n);
monitor.recordDuration('page-start', performance.now());

/** Leaves of the address what every page takes, and lets the open screen begin again. */
function dropAllTyped(): void {
  keepParameters(router, (name) => PAGE_PARAMETERS.includes(name), '');
  dropTyped();
}
