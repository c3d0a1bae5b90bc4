import type { TFunction } from 'i18next';

/** What the wallets of screens.md 2.4 and 2.5 are called, by their names on the wire. */
const LABEL_BY_WALLET = {
  FUND: 'accounts.fiat',
  UNIFIED: 'accounts.uta',
  SPOT: 'accounts.spot',
  CONTRACT: 'accounts.contract',
  EARN: 'accounts.investment',
  OPTION: 'accounts.option',
} as const;

type KnownWallet = keyof typeof LABEL_BY_WALLET;

/** Those that coins can be moved between, in the usual order. */
export const WALLETS = ['FUND', 'UNIFIED', 'SPOT', 'CONTRACT', 'EARN'] as const satisfies KnownWallet[];

/** A wallet in the reader's words; one that the page does not know keeps the exchange's name. */
export function walletName(wallet: string, t: TFunction): string {
  return isKnown(wallet) ? t(LABEL_BY_WALLET[wallet]) : wallet;
}

function isKnown(wallet: string): wallet is KnownWallet {
  return Object.hasOwn(LABEL_BY_WALLET, wallet);
}
