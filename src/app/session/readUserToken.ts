/** The login token in the readable session cookie (design.md section 5), null for a guest. Never stored or logged. */
export function readUserToken(): string | null {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith('UserToken='));
  const token = entry?.slice('UserToken='.length) ?? '';
  return token === '' ? null : token;
}
