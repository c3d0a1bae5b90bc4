/** The currency that the bounds of a batch are in (screens.md 2.2, batch/setting), whatever the reader's own is. */
export const TOTAL_UNIT = 'USD';
