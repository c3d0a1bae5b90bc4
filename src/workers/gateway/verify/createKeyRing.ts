import { createForgeVerify } from './createForgeVerify.ts';
import { createWebCryptoVerify } from './createWebCryptoVerify.ts';
import type { LoadForge } from './loadForge.ts';
import { parseRsaKey, type RsaKey } from './parseRsaKey.ts';
import type { RsaVerify } from './rsaVerify.ts';
import type { SigningKey, SigningKeys } from './signatureCheck.ts';
import { xorMask } from './xorMask.ts';

export interface KeyRingOptions {
  readonly keys: SigningKeys;
  /** Null in insecure contexts. */
  readonly subtle: SubtleCrypto | null;
  readonly loadForge: LoadForge;
}

/** Checks a signature that is still under its version's mask. */
export type VerifyMasked = (masked: Uint8Array, message: Uint8Array<ArrayBuffer>) => Promise<boolean>;

/**
 * The keys by version, each imported once, when it is first asked for. An unknown version, a weak key and an empty mask
 * give null, and so does what the cryptography at hand cannot import; that is tried again the next time, since a file
 * that could not be fetched may come then.
 */
export function createKeyRing({ keys, subtle, loadForge }: KeyRingOptions): {
  readonly find: (version: string) => Promise<VerifyMasked | null>;
} {
  const verifyByVersion = new Map<string, Promise<VerifyMasked | null>>();

  const open = async (signing: SigningKey): Promise<VerifyMasked | null> => {
    const key = parseRsaKey(signing.publicKey);
    // A signature without a mask is what an unfinished config would ask for.
    if (signing.mask === '' || !key) return null;
    const verify = await (subtle ? createWebCryptoVerify(key, subtle) : createForgeVerify(key, loadForge));
    return hideMask(key, new TextEncoder().encode(signing.mask), verify);
  };

  return {
    find: async (version) => {
      // Own properties only: `__proto__` and `constructor` are no versions. Answers may name any, so that nothing is kept
      // for one that there is no key for.
      const signing = Object.hasOwn(keys, version) ? keys[version] : undefined;
      if (!signing) return null;
      const opened = verifyByVersion.get(version) ?? open(signing);
      verifyByVersion.set(version, opened);
      try {
        return await opened;
      } catch {
        verifyByVersion.delete(version);
        return null;
      }
    },
  };
}

function hideMask({ modulus }: RsaKey, mask: Uint8Array, verify: RsaVerify): VerifyMasked {
  return async (masked, message) => {
    const signature = xorMask(masked, mask);
    // RFC 8017 section 8.2.2: both implementations get only what could be a signature.
    return isBelow(signature, modulus) && verify(signature, message);
  };
}

/** Whether two numbers have as many bytes, and the first is the smaller one. */
function isBelow(number: Uint8Array, limit: Uint8Array): boolean {
  if (number.length !== limit.length) return false;
  const at = number.findIndex((byte, i) => byte !== limit[i]);
  return at !== -1 && (number[at] as number) < (limit[at] as number);
}
