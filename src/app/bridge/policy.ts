/** A worker that does not say hello within this time, twice, is taken as missing (design.md section 1). */
export const HELLO_TIMEOUT_MS = 10_000;
export const HELLO_ATTEMPTS = 2;
/** Limit of every control call. */
export const CONTROL_TIMEOUT_MS = 5_000;
/** A login waits for the token, the server and perhaps a reconnect. */
export const LOGIN_CALL_TIMEOUT_MS = 35_000;
/** Attempts at joining two living workers before they count as broken. */
export const JOIN_ATTEMPTS = 3;
/** Waits between attempts to start workers that failed; a killed one is built anew at once. */
export const RESTART_CEILINGS_MS = [1_000, 2_000, 4_000, 8_000] as const;
export const RESTART_FLOOR_MS = 250;
