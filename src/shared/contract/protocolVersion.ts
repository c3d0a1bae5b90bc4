/**
 * The version of everything that crosses between tabs and workers.
 * 1: first.
 */
export const PROTOCOL_VERSION = 1;
