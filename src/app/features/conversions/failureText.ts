import type { TFunction } from 'i18next';

type Cause = 'noPrice' | 'closed' | 'balance' | 'belowMin' | 'aboveMax' | 'moved';

/** Codes that an order or a coin of one fails with (screens.md 0.2), by what they say of it. */
const CAUSE_BY_CODE = new Map<number, Cause>([
  [700001, 'noPrice'],
  [50001, 'closed'],
  [700013, 'closed'],
  [700005, 'balance'],
  [700006, 'belowMin'],
  [700007, 'aboveMax'],
  [32024, 'moved'],
  [700008, 'moved'],
  [700016, 'moved'],
]);

/**
 * Why something that was sent was not converted, in one sentence. The text of the same code as a refusal
 * (inverse-error-code) would not do: it advises on an amount that is being entered, and says that nothing was taken, where
 * the order's own status says whether money moved.
 */
export function failureText(code: number, t: TFunction): string {
  const cause = CAUSE_BY_CODE.get(code);
  return cause === undefined ? t('conversions.failure.other', { code }) : t(`conversions.failure.${cause}`);
}
