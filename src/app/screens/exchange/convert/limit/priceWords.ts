import type { TFunction } from 'i18next';
import type { PriceFault } from './judgeLimitPrice.ts';

/** What is wrong with a limit price, in words; `write` is how the reader writes figures. */
export function priceWords(
  t: TFunction,
  fault: PriceFault,
  {
    from,
    to,
    write,
  }: { readonly from: string; readonly to: string; readonly write: (plain: string) => string },
): string {
  switch (fault.reason) {
    case 'precision':
      return t('limit.fault.precision', { count: fault.digits });
    case 'tooLow':
    case 'tooHigh':
      return t(`limit.fault.${fault.reason}`, {
        bound: `\u20661 ${from} = ${write(fault.bound)} ${to}\u2069`,
      });
    default:
      return t(`limit.fault.${fault.reason}`);
  }
}
