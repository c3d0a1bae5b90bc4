/** An address that is shown is compared with the exchange's again so often, in ms (screens.md 1.15). */
export const RECHECK_MS = 300_000;
