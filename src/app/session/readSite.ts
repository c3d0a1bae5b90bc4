import { PRODUCT, type Site, siteOfHost } from '#shared/site/siteOfHost.ts';

const KEY = `${PRODUCT}.site`;

/** The site of this tab (design.md section 5). On a local host `?site=HKG` shows another one, kept for the tab. */
export function readSite(): Site {
  const asked = new URLSearchParams(location.search).get('site');
  try {
    if (asked !== null) sessionStorage.setItem(KEY, asked);
    return siteOfHost(location.hostname, sessionStorage.getItem(KEY));
  } catch {
    // Storage may be denied; the address still counts.
    return siteOfHost(location.hostname, asked);
  }
}
