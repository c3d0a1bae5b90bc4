/** Where people log in; not a page of this application. */
export const LOGIN_PAGE = '/login';

/** The way to the login and back to an address (product.md section 2). */
export function loginUrl(address: string): string {
  return `${LOGIN_PAGE}?redirect_url=${encodeURIComponent(address)}`;
}
