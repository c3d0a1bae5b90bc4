import type { TFunction } from 'i18next';
import { walletLabelKey } from '#shared/accounts/walletLabels.ts';

/** A wallet in the reader's words; one that the page does not know keeps the exchange's name. */
export function walletName(wallet: string, t: TFunction): string {
  const key = walletLabelKey(wallet);
  return key === undefined ? wallet : t(key);
}
