import { roundPlain } from '#shared/money/plainDecimals.ts';
import { shiftPoint } from './amounts.ts';

const PICO_DECIMALS = 12;
/** Zeros that a letter behind the amount takes away, in BTC (BOLT 11). */
const DECIMALS_BY_MULTIPLIER: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['m', 3],
  ['u', 6],
  ['n', 9],
  ['p', 12],
]);
const AMOUNT_SHAPE = /^(?:(0|[1-9]\d{0,17})([munp]?))?$/;
/** A millisatoshi is ten pico-BTC, and nothing smaller can be paid. */
const PICO_PER_MILLISATOSHI = 10n;

/**
 * What the prefix of an invoice asks for behind its network ("2500u"), in pico-BTC; 0 leaves it to the payer. Null if it is
 * malformed.
 */
export function readInvoiceAmount(text: string): bigint | null {
  const match = AMOUNT_SHAPE.exec(text);
  if (match === null) return null;
  const [, digits = '0', multiplier = ''] = match;
  const decimals = DECIMALS_BY_MULTIPLIER.get(multiplier) ?? 0;
  const pico = BigInt(digits) * 10n ** BigInt(PICO_DECIMALS - decimals);
  return pico % PICO_PER_MILLISATOSHI === 0n ? pico : null;
}

/** Pico-BTC as BTC, a plain decimal string. */
export function picoToBtc(pico: bigint): string {
  return shiftPoint(String(pico), -PICO_DECIMALS);
}

/**
 * What has to arrive for an invoice of so many BTC, at the digits that are sent: a fraction of the last one can't be, and BOLT 11
 * lets a payer send more. Where the digits are not known, it is what is asked.
 */
export function payableAmount(asked: string, digits = PICO_DECIMALS): string {
  return shiftPoint(roundPlain(asked, digits, 'up'), 0);
}

/** Whether what arrives, a plain decimal string, pays an invoice; any amount pays one that asks for none. */
export function paysInvoice(asked: string | null, arriving: string, digits?: number): boolean {
  return asked === null || shiftPoint(arriving, 0) === payableAmount(asked, digits);
}

const INVOICE = /^lnbc(\d*[munp]?)1[02-9ac-hj-np-z]+$/;

/** What a text in the shape of an invoice asks for, in BTC; undefined where the payer decides, null for any other text. */
export function amountOfInvoice(text: string): string | undefined | null {
  const [, amount] = INVOICE.exec(text.toLowerCase()) ?? [];
  const pico = amount === undefined ? null : readInvoiceAmount(amount);
  if (pico === null) return null;
  return pico === 0n ? undefined : picoToBtc(pico);
}
