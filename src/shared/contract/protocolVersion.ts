/**
 * The version of everything that crosses between tabs and workers.
 * 1: first.
 * 2: calls of the exchange.
 * 3: whether a session ended by another token.
 */
export const PROTOCOL_VERSION = 3;
