/** What the exchange says of the answers to a travel-rule form (screens.md 0.2); shown in the form. */
export const TRAVEL_RULE_CODES: readonly string[] = [
  ...['131067', '131068', '131069', '131070', '131071', '131072', '131073', '131074'],
];
