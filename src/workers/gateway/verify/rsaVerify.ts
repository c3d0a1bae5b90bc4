/**
 * Whether `signature` is the RSASSA-PKCS1-v1_5 signature, with SHA-256, of `message` under one key. The signature is as
 * long as the modulus and below it.
 */
export type RsaVerify = (
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;
