import { PING_INTERVAL_MS } from '../policy.ts';

/**
 * ms from a ping to its pong; undefined unless the pong's number can be that of the last ping. Pings carry the time they
 * were sent at, so a number that is not of the time since the last one belongs to an older ping, or is the server's own.
 */
export function readRoundTrip(pong: number | null, nowMs: number): number | undefined {
  if (pong === null) return undefined;
  const roundTripMs = nowMs - pong;
  return roundTripMs >= 0 && roundTripMs < PING_INTERVAL_MS ? roundTripMs : undefined;
}
