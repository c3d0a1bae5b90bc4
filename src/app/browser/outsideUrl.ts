/** An address from the exchange where it may be opened: over https, or of the page's own origin; null otherwise. */
export function outsideUrl(url: string | undefined, pageHref: string): string | null {
  if (url === undefined || url === '' || !URL.canParse(url, pageHref)) return null;
  const target = new URL(url, pageHref);
  const isOwn = target.origin === new URL(pageHref).origin;
  return isOwn || target.protocol === 'https:' ? target.href : null;
}
