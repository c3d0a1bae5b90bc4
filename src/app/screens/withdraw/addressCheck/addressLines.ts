import { readWhole } from '#app/features/addressField/readEntry.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';

export interface AddressLine {
  /** Number of the line in the text, from 1. */
  readonly line: number;
  readonly address: string;
  /** screens.md 0.2; null for a good one. */
  readonly code: 132001 | 132002 | null;
}

/** Addresses, one on each line; empty lines and what was there before are left out. */
export function readAddressLines(text: string, format: string): readonly AddressLine[] {
  const seen = new Set<string>();
  return text.split(/\r\n|\r|\n/).flatMap((raw, at) => {
    const cleaned = readWhole(raw).text;
    if (cleaned === '') return [];
    const check = checkAddress(cleaned, { format });
    const address = check.ok ? check.normalized : cleaned;
    if (seen.has(address)) return [];
    seen.add(address);
    const code = check.ok ? null : check.code === 132002 ? 132002 : 132001;
    return [{ line: at + 1, address, code }];
  });
}
