/** What the law of a country makes of coins that are held long; others are held short. */
export const LONG_TERMS = {
  free: 'Long: free of tax',
  long: 'Long',
  discount: 'Long: with discount',
} as const;
