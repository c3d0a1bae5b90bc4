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
