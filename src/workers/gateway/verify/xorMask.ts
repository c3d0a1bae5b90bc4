/** The bytes XORed with a mask that is repeated as often as needed; its own inverse. The mask must not be empty. */
export function xorMask(bytes: Uint8Array, mask: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes, (byte, i) => byte ^ (mask[i % mask.length] as number));
}
