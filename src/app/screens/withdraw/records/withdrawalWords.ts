/** What the list of withdrawals has in the page's address (screens.md 1.24); `coin` and `chain` there are the form's. */
export const WITHDRAWAL_WORDS: readonly string[] = [
  ...['id', 'status', 'start', 'end', 'page', 'all'],
  ...['ofCoin', 'kind', 'to'],
];
