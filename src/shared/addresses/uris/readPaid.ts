import { nativeCoinOf } from '../chainNames.ts';
import { readAmount, shiftPoint } from './amounts.ts';
import { type PaymentRefusal, type PaymentUri, refusePayment } from './paymentUri.ts';
import type { Terms } from './readTerms.ts';

/** What is paid, and how much of it. */
export type Paid = Pick<PaymentUri, 'amount' | 'token' | 'symbol' | 'tokenUnits'>;

const UNITS = /^\d{1,48}$/;
const NATIVE = 'NATIVE';

/** The coin that is named: a contract, with its issuer where it has one, or a code; {} for the chain's own coin. */
export function readCoin(terms: Terms, chain: string | undefined): Pick<Paid, 'token' | 'symbol'> {
  const token = terms.of('token');
  const symbol = terms.of('symbol');
  const issuer = terms.of('issuer');
  if (issuer !== undefined) return { token: `${token ?? symbol ?? ''}:${issuer}` };
  if (token !== undefined) return { token };
  if (symbol === undefined || isNative(symbol, chain)) return {};
  return { symbol: symbol.toUpperCase() };
}

export function isNative(symbol: string, chain: string | undefined): boolean {
  const code = symbol.toUpperCase();
  return code === NATIVE || (chain !== undefined && code === nativeCoinOf(chain));
}

/**
 * Reads amount and coin of a scheme that writes amounts in coins, or, with `decimals`, in units so much smaller.
 * An amount of nothing is none.
 */
export function readPaid(terms: Terms, chain: string | undefined, decimals = 0): Paid | PaymentRefusal {
  // Units of what, no such scheme says.
  for (const role of ['value', 'units'] as const) {
    if (terms.of(role) !== undefined) return refusePayment('malformed', terms.nameOf(role));
  }
  const coin = readCoin(terms, chain);
  const text = terms.of('amount');
  if (text === undefined) return coin;
  if (decimals > 0 && (coin.token !== undefined || coin.symbol !== undefined)) {
    return UNITS.test(text)
      ? { ...coin, ...unitsOf(text) }
      : refusePayment('malformed', terms.nameOf('amount'));
  }
  const amount = readAmount(text, decimals);
  if (amount === null || amount === undefined) return refusePayment('malformed', terms.nameOf('amount'));
  return amount === '0' ? coin : { ...coin, amount };
}

/** Whole units as plain digits; {} for none. */
export function unitsOf(digits: string): Pick<Paid, 'tokenUnits'> {
  const tokenUnits = shiftPoint(digits, 0);
  return tokenUnits === '0' ? {} : { tokenUnits };
}
