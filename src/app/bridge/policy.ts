/** A worker that does not say hello within this time, twice, is taken as missing (design.md section 1). */
export const HELLO_TIMEOUT_MS = 10_000;
export const HELLO_ATTEMPTS = 2;
/** A server that does not answer must not keep a page from falling back to the other kind of worker. */
export const BUILD_ID_TIMEOUT_MS = 3_000;
/** A live feed sends something every 3 s, and a silent one is reported after 6 s; a longer silence means a hung worker. */
export const SILENCE_MS = 10_000;
/** Limit of every control call. */
export const CONTROL_TIMEOUT_MS = 5_000;
/** A login waits for the token, the server and perhaps a reconnect. */
export const LOGIN_CALL_TIMEOUT_MS = 35_000;
/** The gateway gives up after 30 s, so that 9000001 always comes from there (design.md section 1). */
export const REQUEST_CALL_TIMEOUT_MS = 35_000;
/** Attempts at joining two living workers before they count as broken. */
export const JOIN_ATTEMPTS = 3;
/** Waits between attempts to start workers that failed; a killed one is built again at once. */
export const RESTART_CEILINGS_MS = [1_000, 2_000, 4_000, 8_000] as const;
export const RESTART_FLOOR_MS = 250;
/** A piece of a file is written in milliseconds; the first one waits for the worker's script. */
export const FILES_TIMEOUT_MS = 15_000;
/** A file of 100,000 rows on a slow line; its link lives for ten minutes (screens.md 2.7). */
export const DOWNLOAD_TIMEOUT_MS = 300_000;
/** How many calls of this page the report for support has (`?diagnose`). */
export const KEPT_CALLS = 50;
