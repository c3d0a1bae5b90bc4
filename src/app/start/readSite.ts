import { PRODUCT, type Site, type SiteByHost, siteOfHost } from '#shared/site/siteOfHost.ts';

const KEY = `${PRODUCT}.site`;

/**
 * The site of this tab (design.md section 5). On a local host `?site=HKG` shows another one, kept for the tab. `hosts` are
 * the deployment's own.
 */
export function readSite(hosts: SiteByHost = {}): Site {
  const asked = new URLSearchParams(location.search).get('site');
  try {
    if (asked !== null) sessionStorage.setItem(KEY, asked);
    return siteOfHost(location.hostname, sessionStorage.getItem(KEY), hosts);
  } catch {
    // Storage may be denied; the address still counts.
    return siteOfHost(location.hostname, asked, hosts);
  }
}
