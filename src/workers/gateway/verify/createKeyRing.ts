import { xorMask } from './bytes.ts';
import { parseRsaKey, type RsaKey } from './parseRsaKey.ts';
import { createForgeVerify, createWebCryptoVerify, type LoadForge, type RsaVerify } from './rsaVerify.ts';

/** What the app config has for one version of signatures. */
interface SigningKey {
  /** SubjectPublicKeyInfo, DER in base64. */
  readonly publicKey: string;
  /** The text whose UTF-8 bytes, repeated, are XORed over the bytes of a signature. */
  readonly mask: string;
}

export type SigningKeys = Readonly<Record<string, SigningKey>>;

export interface KeyRingOptions {
  readonly keys: SigningKeys;
  /** Null in insecure contexts. */
  readonly subtle: SubtleCrypto | null;
  readonly loadForge: LoadForge;
}

/** Checks a signature that is still under its version's mask. */
export type VerifyMasked = (masked: Uint8Array, message: Uint8Array<ArrayBuffer>) => Promise<boolean>;

/**
 * The keys by version, each imported once, on first use. An unknown version, a weak key and an empty mask give null, and
 * so does a key that cannot be imported; that one is tried again the next time, since node-forge may be loaded by then.
 */
export function createKeyRing({ keys, subtle, loadForge }: KeyRingOptions): {
  readonly find: (version: string) => Promise<VerifyMasked | null>;
} {
  const verifyByVersion = new Map<string, Promise<VerifyMasked | null>>();

  const open = async (signing: SigningKey): Promise<VerifyMasked | null> => {
    const key = parseRsaKey(signing.publicKey);
    // An empty mask means an unfinished config.
    if (signing.mask === '' || !key) return null;
    const verify = await (subtle ? createWebCryptoVerify(key, subtle) : createForgeVerify(key, loadForge));
    return hideMask(key, new TextEncoder().encode(signing.mask), verify);
  };

  return {
    find: async (version) => {
      // Own properties only: `__proto__` and `constructor` are no versions. Answers may name any version, so nothing is
      // kept for one without a key.
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

/** The version that requests are signed with: the highest there is ("v2" before "v1"); undefined without keys. */
export function newestVersion(keys: SigningKeys): string | undefined {
  const numberOf = (version: string): number => Number(/^v(\d{1,9})$/.exec(version)?.[1] ?? -1);
  return Object.keys(keys).toSorted((a, b) => numberOf(b) - numberOf(a))[0];
}
