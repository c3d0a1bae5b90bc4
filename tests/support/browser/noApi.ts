import type { ApiSettings } from '#shared/contract/gatewayApi.ts';

/** For tests that make no calls of the exchange. */
export const NO_API: ApiSettings = { base: '/x-api', keys: {} };
