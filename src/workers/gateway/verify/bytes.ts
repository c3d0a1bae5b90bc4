/**
 * Bytes of base64 in its one canonical spelling (RFC 4648 section 4): full padding, no white space, no URL alphabet, no
 * stray bits at the end. Null for any other text.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text);
    // atob is forgiving; what it forgave is not there any more when the bytes are encoded again.
    if (btoa(binary) !== text) return null;
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The bytes XORed with a mask that is repeated as often as needed; its own inverse. The mask must not be empty. */
export function xorMask(bytes: Uint8Array, mask: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes, (byte, i) => byte ^ (mask[i % mask.length] as number));
}
