/** How long a real page is waited for: the exchange opens its state when it is first asked, which takes a moment. */
export const PATIENTLY = { timeout: 20_000 };
