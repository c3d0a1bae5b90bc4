const KEY_BY_ACCOUNT = {
  FUND: 'accounts.fiat',
  UNIFIED: 'accounts.uta',
  EARN: 'deposit.earn',
} as const;

/** The text that names the account a deposit goes to; the funding account where the exchange names none that is known. */
export function depositAccountKey(account: string): (typeof KEY_BY_ACCOUNT)[keyof typeof KEY_BY_ACCOUNT] {
  switch (account) {
    case 'UNIFIED':
    case 'EARN':
      return KEY_BY_ACCOUNT[account];
    default:
      return KEY_BY_ACCOUNT.FUND;
  }
}
