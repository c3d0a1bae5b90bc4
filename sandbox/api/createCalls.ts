import type { Call } from '#sandbox/api/call.ts';
import { createCoinCalls } from '#sandbox/api/calls/coinCalls.ts';
import { createCountryCalls } from '#sandbox/api/calls/countryCalls.ts';
import { createProfileCalls } from '#sandbox/api/calls/profileCalls.ts';
import { createRateCalls } from '#sandbox/api/calls/rateCalls.ts';
import { createSessionCalls } from '#sandbox/api/calls/sessionCalls.ts';
import { createSiteCalls } from '#sandbox/api/calls/siteCalls.ts';
import type { Sessions } from '#sandbox/api/createSessions.ts';
import type { FiatRate } from '#sandbox/market/fiatRates.ts';

export interface CallParts {
  readonly sessions: Sessions;
  readonly rates: readonly FiatRate[];
  readonly startedAtMs: number;
}

/** Every HTTP call that the sandbox answers. */
export function createCalls({ sessions, rates, startedAtMs }: CallParts): Call[] {
  return [
    ...createSessionCalls(sessions),
    ...createProfileCalls(),
    ...createRateCalls(rates),
    ...createCoinCalls(startedAtMs),
    ...createCountryCalls(),
    ...createSiteCalls(),
  ];
}
