/** The figures of a year and of each coin of it, in the order of the files (screens.md 1.20). */
export const FIGURES = [
  'disposals',
  'proceeds',
  'cost',
  'gain',
  'income',
  'conversionFees',
  'withdrawalFees',
  'taxWithheld',
] as const;
export type Figure = (typeof FIGURES)[number];
