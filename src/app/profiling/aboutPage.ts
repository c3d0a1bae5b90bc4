import { connectionStore } from '#app/stores/connectionStore.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { VERSION } from '#shared/site/siteOfHost.ts';
import type { AboutPage } from './describeForSupport.ts';

/** What this page knows of itself now. */
export function aboutPage(): AboutPage {
  const { flags, siteId } = globalStore.getState().global.webSiteComplianceConfig;
  return {
    version: VERSION,
    buildId: __BUILD_ID__,
    nowMs: systemClock.wallNow(),
    host: location.host,
    path: location.pathname,
    site: siteId,
    language: document.documentElement.lang,
    userAgent: navigator.userAgent,
    connection: connectionStore.getState(),
    flags,
  };
}
