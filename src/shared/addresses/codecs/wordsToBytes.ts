import { bech32 } from '@scure/base';

/** Groups of five bits as bytes; null unless what is left over is fewer than five bits, all zero. */
export function wordsToBytes(words: readonly number[]): Uint8Array | null {
  return bech32.fromWordsUnsafe([...words]) ?? null;
}
