import { shiftPoint } from './shiftPoint.ts';

const DECIMAL = /^(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})$/;
const INTEGER = /^\d{1,48}$/;

/**
 * The amount of a payment URI as a plain decimal string. `decimals`: the URI counts in units so much smaller than the
 * coin, and whole ones only. undefined if there is none, null if it is malformed.
 */
export function readAmount(text: string | undefined, decimals = 0): string | null | undefined {
  if (text === undefined) return undefined;
  return (decimals === 0 ? DECIMAL : INTEGER).test(text) ? shiftPoint(text, -decimals) : null;
}
