/**
 * An address from the exchange where it may be opened: over https, or of the page's own origin; null otherwise. A `blob:` address has
 * that origin too, and a name before the host is taken for the host by readers.
 */
export function outsideUrl(url: string | undefined, pageHref: string): string | null {
  if (url === undefined || url === '' || !URL.canParse(url, pageHref)) return null;
  const [target, page] = [new URL(url, pageHref), new URL(pageHref)];
  const isOpen =
    target.protocol === 'https:' || (target.protocol === page.protocol && target.host === page.host);
  return isOpen && target.username === '' && target.password === '' ? target.href : null;
}
