/** What hashes: WebCrypto, which browsers keep from pages that were not loaded safely. */
export type Digester = Pick<SubtleCrypto, 'digest'>;

/** The SHA-256 of a text in UTF-8, as 64 hex digits; null where the browser offers no WebCrypto. */
export async function digestText(text: string, subtle: Digester | undefined): Promise<string | null> {
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
