/** The login page; not one of this application. */
export const LOGIN_PAGE = '/login';

/** In the address of the login page: the session has ended, and the user did not end it. */
export const ENDED_PARAMETER = 'ended';

/** The way to the login and back to an address (product.md section 2); with `hasEnded` the login page says why. */
export function loginUrl(address: string, hasEnded = false): string {
  const url = `${LOGIN_PAGE}?redirect_url=${encodeURIComponent(address)}`;
  return hasEnded ? `${url}&${ENDED_PARAMETER}=1` : url;
}

/** Pages that may be opened without login (product.md section 6). */
const NO_LOGIN_PAGES: ReadonlySet<string> = new Set([
  '/user/assets/exchange/index',
  '/user/assets/otc/index',
  '/user/assets/otc/convert',
]);

/** Whether a path, with or without a trailing slash, is of a page for guests too. */
export function isNoLoginPage(path: string): boolean {
  return NO_LOGIN_PAGES.has(path.replace(/\/+$/, ''));
}

/** Where a login leads when no other page is asked for (screens.md 1.22). */
export const AFTER_LOGIN = '/user/assets/deposit/';

/** Where a login may lead: pages of the product. */
const ALLOWED = /^\/user\/assets(?:\/|$)/;
/** A browser drops or turns round some of these while it reads an address, so that it would be another one than was checked. */
const SUSPICIOUS = /[\s\p{Cc}\p{Cf}\\]/u;
/** The same in percent signs, since a server may decode a path once more; in a search or a hash they are only text. */
const DISGUISED = /%(?:0[0-9a-f]|1[0-9a-f]|7f|2e|2f|5c|25)/i;
const MOST_CHARACTERS = 4_096;

/**
 * The path, search and hash that a `redirect_url` leads to (design.md section 5). It is honoured only where it is this
 * origin's, over http(s), below an allowed path and without a name in it; everything else leads to AFTER_LOGIN. The path
 * it returns is safe to give to a browser of any origin: it never begins with two slashes.
 *
 * @param asked As it stands in the address of /login, decoded once: a path, or a whole address.
 * @param origin `https://www.sluice.example`, without a slash at the end.
 */
export function safeRedirect(asked: string | null | undefined, origin: string): string {
  if (!asked || asked.length > MOST_CHARACTERS || SUSPICIOUS.test(asked)) return AFTER_LOGIN;
  // "//evil" and "user/assets" are addresses too, but none that this product writes.
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(asked)) return AFTER_LOGIN;
  const url = readUrl(asked, origin);
  if (url === undefined || url.origin !== origin || url.username !== '' || url.password !== '') {
    return AFTER_LOGIN;
  }
  const isAllowed = ALLOWED.test(url.pathname) && !DISGUISED.test(url.pathname);
  return isAllowed ? `${url.pathname}${url.search}${url.hash}` : AFTER_LOGIN;
}

function readUrl(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}
