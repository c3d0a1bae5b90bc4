/** Days that a limit order can stay open (screens.md 1.1). */
export const EXPIRE_DAYS = [1, 3, 7, 30] as const;
export type ExpireDays = (typeof EXPIRE_DAYS)[number];
