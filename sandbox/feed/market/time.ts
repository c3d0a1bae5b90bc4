export const MINUTE_MS = 60_000;
export const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 1440;
export const HOURS_PER_YEAR = 8766;

/** How often a price may change. Frames come at most every 50 ms (20 a second), so each may be news. */
export const STEP_MS = 50;
export const STEPS_PER_MINUTE = MINUTE_MS / STEP_MS;
