/** A fiat currency with a rate to the dollar. */
export interface FiatReference {
  readonly currency: string;
  /** USD for one unit when the simulation is at its middle (screens.md 3.4). */
  readonly startUsd: number;
  /** Digits of an amount in this currency (screens.md 3.4). */
  readonly decimals: number;
  /** How far the rate moves, compared with a freely floating currency: pegged ones hardly do. */
  readonly float: number;
}

type FiatLine = [currency: string, startUsd: number, decimals: number, float?: number];

/**
 * Screens.md 3.4 without USD itself: its rate of 1 is a fixed entry of the client's (product.md section 3).
 */
const LINES: readonly FiatLine[] = [
  ['EUR', 1.08, 2],
  ['GBP', 1.27, 2],
  ['CHF', 1.11, 2],
  ['JPY', 0.0067, 0],
  ['KRW', 0.00073, 0],
  ['CNY', 0.138, 2, 0.3],
  ['HKD', 0.128, 2, 0.05],
  ['TWD', 0.031, 0],
  ['SGD', 0.74, 2],
  ['MYR', 0.213, 2],
  ['THB', 0.0275, 2],
  ['VND', 0.0000395, 0, 0.3],
  ['IDR', 0.0000615, 0],
  ['PHP', 0.0172, 2],
  ['INR', 0.012, 2],
  ['PKR', 0.0036, 2],
  ['KZT', 0.0021, 2],
  ['RUB', 0.011, 2],
  ['UAH', 0.0245, 2],
  ['TRY', 0.0305, 2],
  ['AED', 0.2723, 2, 0.01],
  ['SAR', 0.2667, 2, 0.01],
  ['ILS', 0.27, 2],
  ['PLN', 0.25, 2],
  ['CZK', 0.043, 2],
  ['SEK', 0.095, 2],
  ['NOK', 0.093, 2],
  ['DKK', 0.145, 2],
  ['RON', 0.217, 2],
  ['HUF', 0.0027, 0],
  ['AUD', 0.66, 2],
  ['NZD', 0.61, 2],
  ['CAD', 0.73, 2],
  ['BRL', 0.184, 2],
  ['MXN', 0.055, 2],
  ['ARS', 0.0011, 2],
  ['COP', 0.00025, 0],
  ['CLP', 0.00106, 0],
  ['NGN', 0.00065, 2],
  ['ZAR', 0.054, 2],
  ['EGP', 0.0208, 2],
  ['GEL', 0.37, 2],
];

export const FIATS: readonly FiatReference[] = LINES.map(([currency, startUsd, decimals, float = 1]) => ({
  currency,
  startUsd,
  decimals,
  float,
}));
