import {
  type PaymentUri,
  readCoinUri,
  readEthereumUri,
  readRippleUri,
  readSolanaUri,
  readStellarUri,
  readTonUri,
} from './uris/readers.ts';
import { readUriParts } from './uris/uriParts.ts';

/** What a QR code can hold is shorter. */
const MAX_LENGTH = 8192;

const READERS = [
  readCoinUri,
  readEthereumUri,
  readSolanaUri,
  readTonUri,
  readRippleUri,
  readStellarUri,
] as const;

/**
 * Reads a payment URI of screens.md 0.3 C4, pasted or scanned. Null for anything that is not one, wholly understood: an
 * amount that is misread is worse than none. Throws for no text.
 */
export function readPaymentUri(text: string): PaymentUri | null {
  if (text.length > MAX_LENGTH) return null;
  // Spaces inside stay, since they may be part of a memo.
  const parts = readUriParts(text.trim());
  if (parts === null) return null;
  for (const read of READERS) {
    const uri = read(parts);
    if (uri !== null) return uri;
  }
  return null;
}
