import { siteOfHost } from '#shared/site/siteOfHost.ts';
import { type AbsoluteUrlParts, absoluteUrl, ELSEWHERE_PAGE } from '#shared/site/urls.ts';

/** For links to other products, to help and to legal texts: they leave the page, and what was typed into it, as it is. */
export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/**
 * Where a link to another page of the product leads: to that page, and on a local host, whose name belongs to no product, to the page
 * of the sandbox that says so.
 */
export function productHref(parts: AbsoluteUrlParts, hostname: string = location.hostname): string {
  const url = absoluteUrl(parts);
  return siteOfHost(hostname).isLocal ? `${ELSEWHERE_PAGE}?url=${encodeURIComponent(url)}` : url;
}
