/** What the wallets of screens.md 2.4 and 2.5 are called, by their names on the wire; keys of the namespace user-assets. */
const LABEL_BY_WALLET = {
  FUND: 'accounts.fiat',
  UNIFIED: 'accounts.uta',
  SPOT: 'accounts.spot',
  CONTRACT: 'accounts.contract',
  EARN: 'accounts.investment',
  OPTION: 'accounts.option',
} as const;

type KnownWallet = keyof typeof LABEL_BY_WALLET;

/** The wallets that coins can be moved between, in the usual order. */
export const WALLETS = ['FUND', 'UNIFIED', 'SPOT', 'CONTRACT', 'EARN'] as const satisfies KnownWallet[];

/** The key of a wallet's name; undefined for one that we do not know. */
export function walletLabelKey(wallet: string): (typeof LABEL_BY_WALLET)[KnownWallet] | undefined {
  return isKnown(wallet) ? LABEL_BY_WALLET[wallet] : undefined;
}

function isKnown(wallet: string): wallet is KnownWallet {
  return Object.hasOwn(LABEL_BY_WALLET, wallet);
}
