import { DOMAIN, type Site } from './siteOfHost.ts';

const PATH = '/spot/ws/quote/v2';

/**
 * The quote socket's address without query (design.md section 3): the app config's if given (a path means this
 * origin), this origin on a local host, otherwise the product's ws2 host of the environment.
 */
export function quoteSocketUrl(
  site: Site,
  location: { protocol: string; host: string },
  configured?: string,
): string {
  const sameOrigin = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
  if (configured !== undefined) return configured.startsWith('/') ? sameOrigin + configured : configured;
  if (site.isLocal) return sameOrigin + PATH;
  const host = site.environment === 'testnet' ? 'ws2-testnet' : 'ws2';
  return `wss://${host}.${DOMAIN}${PATH}`;
}
