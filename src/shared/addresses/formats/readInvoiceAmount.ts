/** Zeros that a letter behind the amount takes away, in BTC (BOLT 11). */
const DECIMALS_BY_MULTIPLIER: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['m', 3],
  ['u', 6],
  ['n', 9],
  ['p', 12],
]);
const PICO_DECIMALS = 12;
const SHAPE = /^(?:(0|[1-9]\d{0,17})([munp]?))?$/;
/** A millisatoshi is ten pico-BTC, and nothing smaller can be paid. */
const PICO_PER_MILLISATOSHI = 10n;

/** What the prefix of an invoice asks for, in pico-BTC; 0 leaves it to the payer. Null if it is malformed. */
export function readInvoiceAmount(text: string): bigint | null {
  const match = SHAPE.exec(text);
  if (match === null) return null;
  const [, digits = '0', multiplier = ''] = match;
  const decimals = DECIMALS_BY_MULTIPLIER.get(multiplier) ?? 0;
  const pico = BigInt(digits) * 10n ** BigInt(PICO_DECIMALS - decimals);
  return pico % PICO_PER_MILLISATOSHI === 0n ? pico : null;
}
