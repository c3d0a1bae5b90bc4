import { Decimal } from '#shared/money/decimal.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

/** Currencies, in which every coin is quoted (screens.md 3.4). Listed, since some coins have the code of a currency (MNT). */
const CURRENCIES: ReadonlySet<string> = new Set(
  (
    'USD EUR GBP CHF JPY KRW CNY HKD TWD SGD MYR THB VND IDR PHP INR PKR KZT RUB UAH TRY AED SAR ILS PLN CZK SEK NOK ' +
    'DKK RON HUF AUD NZD CAD BRL MXN ARS COP CLP NGN ZAR EGP GEL'
  ).split(' '),
);
/** Coins that others are quoted in, the first before the next: the stable ones, then those with markets of their own. */
const QUOTE_COINS: readonly string[] = [
  ...[
    'USDT',
    'USDC',
    'DAI',
    'USDE',
    'FDUSD',
    'TUSD',
    'PYUSD',
    'USDP',
    'USDD',
    'BUSD',
    'USD1',
    'RLUSD',
    'EURC',
    'EURT',
  ],
  ...['BTC', 'ETH', 'MNT'],
];
/** Significant digits of a rate as it is shown (screens.md 0.2c). */
const SHOWN_DIGITS = 8;
/** As many digits as a rate on the wire has after its point (screens.md 0.1), and as an inverse has at all. */
const EXACT_DIGITS = 18;

/** A rate between two coins: units of `to` for one `from`, a plain decimal string; "" or "0" is none. */
export interface PairRate {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
}

/** "1 BTC = 64,494.33 USDT": so many units for one coin. */
export interface QuotedRate {
  readonly one: string;
  readonly unit: string;
  /** With every digit: for focus and for copies; "" where there is none. */
  readonly exact: string;
  /** At most eight digits that count, cut. */
  readonly short: string;
}

/** Whether markets quote a pair the other way round: the unit is the currency or the stable coin of it (screens.md 0.2c). */
export function isQuotedInFrom(from: string, to: string): boolean {
  return rankOf(from) < rankOf(to);
}

/** A rate as markets quote it, or the other way round for a user who has turned it over. */
export function quoteRate({ from, to, rate }: PairRate, isTurned = false): QuotedRate {
  const isInverse = isQuotedInFrom(from, to) !== isTurned;
  const [one, unit] = isInverse ? [to, from] : [from, to];
  const exact = isInverse ? inverseOf(rate) : rate;
  return isRate(exact) ? { one, unit, exact, short: shortRate(exact) } : { one, unit, exact: '', short: '' };
}

/** A rate for reading: cut to eight digits that count. */
export function shortRate(rate: string): string {
  return new Decimal(rate).toSignificantDigits(SHOWN_DIGITS, Decimal.ROUND_DOWN).toFixed();
}

function inverseOf(rate: string): string {
  return isRate(rate) ? new Decimal(1).div(rate).toSignificantDigits(EXACT_DIGITS).toFixed() : '';
}

function isRate(rate: string): boolean {
  return rate !== '' && compareDecimals(rate, '0') > 0;
}

function rankOf(coin: string): number {
  if (CURRENCIES.has(coin)) return -1;
  const at = QUOTE_COINS.indexOf(coin);
  return at === -1 ? QUOTE_COINS.length : at;
}

/** "1 BTC = 64494.331234 USDT", as it is copied: no figure for reading is ever copied (design.md section 13). */
export function exactWords({ one, unit, exact }: QuotedRate): string {
  return `1 ${one} = ${exact} ${unit}`;
}

/** "1 BTC = 64,494.331 USDT", as it is read; `price` writes figures in the reader's language. */
export function shortWords({ one, unit, short }: QuotedRate, price: (plain: string) => string): string {
  return `1 ${one} = ${price(short)} ${unit}`;
}
