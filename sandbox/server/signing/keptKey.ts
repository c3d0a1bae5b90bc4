import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { SigningKey } from './signBody.ts';

/** A key as it is kept: PEM and text. */
export const KeptKeySchema = v.object({
  privateKey: v.pipe(v.string(), v.nonEmpty()),
  mask: v.pipe(v.string(), v.nonEmpty()),
});

export type KeptKey = v.InferOutput<typeof KeptKeySchema>;

/** The client trusts keys of at least 2048 bits with e ≥ 65537 (design.md section 4). */
export async function createKey(): Promise<KeptKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicExponent: 0x10001,
  });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    mask: randomBytes(24).toString('base64url'),
  };
}

/** Makes a kept key ready to sign with. */
export function openKey(kept: KeptKey): SigningKey {
  const privateKey = createPrivateKey(kept.privateKey);
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { privateKey, publicKey: publicKey.toString('base64'), mask: kept.mask };
}
