/** Parts of the address that name a pair. An amount and an account are private, and not among them (screens.md 1.1). */
export interface PairOfLink {
  readonly from: string;
  readonly to: string;
  readonly tab?: 'instant' | 'limit' | undefined;
}

/** The address of a pair on this page, to share. `href` is the page's own; everything behind its path is dropped. */
export function pairLink({ from, to, tab }: PairOfLink, href: string): string {
  const url = new URL(href);
  url.search = new URLSearchParams({ ...(tab !== undefined && { tab }), from, to }).toString();
  url.hash = '';
  return url.href;
}
