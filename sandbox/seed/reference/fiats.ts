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

/**
 * Screens.md 3.4 without USD itself: its rate of 1 is a fixed entry of the client's (product.md section 3).
 */
export const FIATS: readonly FiatReference[] = [
  { currency: 'EUR', startUsd: 1.08, decimals: 2, float: 1 },
  { currency: 'GBP', startUsd: 1.27, decimals: 2, float: 1 },
  { currency: 'CHF', startUsd: 1.11, decimals: 2, float: 1 },
  { currency: 'JPY', startUsd: 0.0067, decimals: 0, float: 1 },
  { currency: 'KRW', startUsd: 0.00073, decimals: 0, float: 1 },
  { currency: 'CNY', startUsd: 0.138, decimals: 2, float: 0.3 },
  { currency: 'HKD', startUsd: 0.128, decimals: 2, float: 0.05 },
  { currency: 'TWD', startUsd: 0.031, decimals: 0, float: 1 },
  { currency: 'SGD', startUsd: 0.74, decimals: 2, float: 1 },
  { currency: 'MYR', startUsd: 0.213, decimals: 2, float: 1 },
  { currency: 'THB', startUsd: 0.0275, decimals: 2, float: 1 },
  { currency: 'VND', startUsd: 0.0000395, decimals: 0, float: 0.3 },
  { currency: 'IDR', startUsd: 0.0000615, decimals: 0, float: 1 },
  { currency: 'PHP', startUsd: 0.0172, decimals: 2, float: 1 },
  { currency: 'INR', startUsd: 0.012, decimals: 2, float: 1 },
  { currency: 'PKR', startUsd: 0.0036, decimals: 2, float: 1 },
  { currency: 'KZT', startUsd: 0.0021, decimals: 2, float: 1 },
  { currency: 'RUB', startUsd: 0.011, decimals: 2, float: 1 },
  { currency: 'UAH', startUsd: 0.0245, decimals: 2, float: 1 },
  { currency: 'TRY', startUsd: 0.0305, decimals: 2, float: 1 },
  { currency: 'AED', startUsd: 0.2723, decimals: 2, float: 0.01 },
  { currency: 'SAR', startUsd: 0.2667, decimals: 2, float: 0.01 },
  { currency: 'ILS', startUsd: 0.27, decimals: 2, float: 1 },
  { currency: 'PLN', startUsd: 0.25, decimals: 2, float: 1 },
  { currency: 'CZK', startUsd: 0.043, decimals: 2, float: 1 },
  { currency: 'SEK', startUsd: 0.095, decimals: 2, float: 1 },
  { currency: 'NOK', startUsd: 0.093, decimals: 2, float: 1 },
  { currency: 'DKK', startUsd: 0.145, decimals: 2, float: 1 },
  { currency: 'RON', startUsd: 0.217, decimals: 2, float: 1 },
  { currency: 'HUF', startUsd: 0.0027, decimals: 0, float: 1 },
  { currency: 'AUD', startUsd: 0.66, decimals: 2, float: 1 },
  { currency: 'NZD', startUsd: 0.61, decimals: 2, float: 1 },
  { currency: 'CAD', startUsd: 0.73, decimals: 2, float: 1 },
  { currency: 'BRL', startUsd: 0.184, decimals: 2, float: 1 },
  { currency: 'MXN', startUsd: 0.055, decimals: 2, float: 1 },
  { currency: 'ARS', startUsd: 0.0011, decimals: 2, float: 1 },
  { currency: 'COP', startUsd: 0.00025, decimals: 0, float: 1 },
  { currency: 'CLP', startUsd: 0.00106, decimals: 0, float: 1 },
  { currency: 'NGN', startUsd: 0.00065, decimals: 2, float: 1 },
  { currency: 'ZAR', startUsd: 0.054, decimals: 2, float: 1 },
  { currency: 'EGP', startUsd: 0.0208, decimals: 2, float: 1 },
  { currency: 'GEL', startUsd: 0.37, decimals: 2, float: 1 },
];
