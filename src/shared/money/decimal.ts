import { Decimal as DecimalJs } from 'decimal.js';

/**
 * Our own decimal.js, so that nobody's global settings change our digits (product.md section 9: precision 58).
 * Precision bounds the results of operations only; the constructor keeps every digit it is given.
 */
export const Decimal = DecimalJs.clone({ precision: 58, rounding: DecimalJs.ROUND_DOWN });
export type Decimal = DecimalJs;
