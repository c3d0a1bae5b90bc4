import { bech32, bech32m } from '@scure/base';
import type { DecodeFault } from './bytes.ts';

/** The letters of the data part, in any case; the case is judged apart, since one text has only one. */
const SHAPE = /^[!-~]{1,83}1[02-9ac-hj-np-z]{6,}$/i;

export interface Bech32Text {
  /** The part before the separator, in lower case. */
  readonly prefix: string;
  /** Groups of five bits, without the checksum. */
  readonly words: readonly number[];
  readonly variant: 'bech32' | 'bech32m';
}

/** Reads a text whose checksum is right for one of the two variants (BIP-173, BIP-350). `maxLength`: a chain may allow more than 90. */
export function decodeBech32(text: string, maxLength: number): Bech32Text | DecodeFault {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  if (text.length > maxLength || !isOneCase || !SHAPE.test(text)) return 'format';
  const old = bech32.decodeUnsafe(text, false);
  if (old) return { prefix: old.prefix, words: old.words, variant: 'bech32' };
  const modified = bech32m.decodeUnsafe(text, false);
  return modified ? { prefix: modified.prefix, words: modified.words, variant: 'bech32m' } : 'checksum';
}

/** Groups of five bits as bytes; null unless what is left over is fewer than five bits, all zero. */
export function wordsToBytes(words: readonly number[]): Uint8Array | null {
  return bech32.fromWordsUnsafe([...words]) ?? null;
}
