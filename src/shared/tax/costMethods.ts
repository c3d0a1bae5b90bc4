/**
 * In which order what was bought counts as sold (screens.md 1.20, 0.2c). SHARE_MATCHING is the United Kingdom's: the same day,
 * the next thirty days, then the section 104 pool.
 */
export const COST_METHODS = ['FIFO', 'LIFO', 'HIFO', 'AVERAGE', 'SHARE_MATCHING'] as const;
export type CostMethod = (typeof COST_METHODS)[number];
