import type { RsaKey } from './parseRsaKey.ts';
import type { RsaVerify } from './rsaVerify.ts';

const SCHEME = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/** Signature checks by the browser's own cryptography. Rejects if it refuses the key. */
export async function createWebCryptoVerify(key: RsaKey, subtle: SubtleCrypto): Promise<RsaVerify> {
  const imported = await subtle.importKey('spki', key.spki, SCHEME, false, ['verify']);
  return (signature, message) => subtle.verify(SCHEME.name, imported, signature, message);
}
