import { keptText } from '#app/storage/kept.ts';
import { tabStorage } from '#app/storage/keyStorage.ts';
import { type AppConfig, DEFAULT_APP_CONFIG, parseAppConfig } from '#shared/site/appConfig.ts';
import { PRODUCT, type Site, type SiteByHost, siteOfHost } from '#shared/site/siteOfHost.ts';

/** A deployment's mistake must not leave users without the page: defaults serve, and the console says what is wrong. */
export function readAppConfig(text: string): AppConfig {
  const config = parseAppConfig(text);
  if (!config.ok) {
    console.warn(config.error.message);
    return DEFAULT_APP_CONFIG;
  }
  const { badFields } = config.value;
  if (badFields.length > 0) {
    console.warn(
      `The app-config block of this page is wrong at ${badFields.join(', ')}: defaults serve there.`,
    );
  }
  return config.value;
}

const keptSite = keptText(`${PRODUCT}.site`, tabStorage);

/**
 * The site of this tab (design.md section 5). On a local host `?site=HKG` shows another one, kept for the tab. `hosts` are
 * the deployment's own.
 */
export function readSite(hosts: SiteByHost = {}): Site {
  const asked = new URLSearchParams(location.search).get('site');
  if (asked !== null) keptSite.keep(asked);
  // Storage may be denied; the address still counts.
  return siteOfHost(location.hostname, keptSite.read() ?? asked, hosts);
}
