import { groupThousands } from './groupThousands.ts';

const UNITS = [
  { digits: 13, shift: 12, unit: 'T' },
  { digits: 10, shift: 9, unit: 'B' },
  { digits: 7, shift: 6, unit: 'M' },
] as const;

/**
 * A big figure for a narrow column: "1.18 B", cut toward zero at two decimals. Below a million it is written out with
 * two decimals. Works on the digits of a plain decimal string, so the page needs no decimal library for it; a screen
 * keeps the exact value one hover or focus away.
 */
export function shortenAmount(plain: string): string {
  const sign = plain.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = plain.slice(sign.length).split('.');
  const unit = UNITS.find((candidate) => whole.length >= candidate.digits);
  if (unit === undefined) return `${sign}${groupThousands(whole)}.${fraction.slice(0, 2).padEnd(2, '0')}`;
  const head = whole.slice(0, whole.length - unit.shift);
  return `${sign}${groupThousands(head)}.${whole.slice(head.length, head.length + 2)} ${unit.unit}`;
}
