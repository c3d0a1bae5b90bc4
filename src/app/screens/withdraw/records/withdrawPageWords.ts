/** What the address of the page has beside the list of withdrawals: what the form is about. */
export const WITHDRAW_PAGE_WORDS = ['coin', 'chain', 'mode', 'addressId'] as const;
