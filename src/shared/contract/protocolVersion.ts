/**
 * The version of everything that crosses between tabs and workers.
 * 1: first.
 * 2: calls of the exchange.
 */
export const PROTOCOL_VERSION = 2;
