/**
 * The login token in the readable session cookie (design.md section 5), null for a guest. Never stored or logged. Whoever reads
 * more than one cookie reads them once: each time the browser may ask another process.
 */
export function readUserToken(cookies = document.cookie): string | null {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith('UserToken='));
  const token = entry?.slice('UserToken='.length) ?? '';
  return token === '' ? null : token;
}
