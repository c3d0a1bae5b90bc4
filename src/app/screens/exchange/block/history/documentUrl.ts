/** The address of a paper where it may be opened: a web page over https, or of the page's own origin; null otherwise. */
export function documentUrl(url: string | undefined, pageHref: string): string | null {
  if (url === undefined || url === '') return null;
  try {
    const target = new URL(url, pageHref);
    const isOwn = target.origin === new URL(pageHref).origin;
    return isOwn || target.protocol === 'https:' ? target.href : null;
  } catch {
    return null;
  }
}
