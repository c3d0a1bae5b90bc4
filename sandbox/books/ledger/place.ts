/** Wallets of users, and the accounts of the exchange itself. */
export type Wallet = 'FUND' | 'UNIFIED' | 'SPOT' | 'CONTRACT' | 'EARN';
export type HouseWallet = 'CHAIN' | 'DESK' | 'FEE' | 'TAX' | 'DERIVATIVES';

/** Where coins can be: whose, which wallet, and what they are set aside for. */
export interface Place {
  readonly uid: number;
  readonly wallet: Wallet | HouseWallet;
  /** "" is free; else a freeze reason of screens.md 2.0. */
  readonly hold: string;
}

/** The exchange's own id. */
export const HOUSE_UID = 0;

/** What a user can use. */
export function free(uid: number, wallet: Wallet): Place {
  return { uid, wallet, hold: '' };
}

/** What is set aside of a user's wallet. */
export function held(uid: number, wallet: Wallet, hold: string): Place {
  return { uid, wallet, hold };
}

/** An account of the exchange; it may owe. */
export function house(wallet: HouseWallet): Place {
  return { uid: HOUSE_UID, wallet, hold: '' };
}
