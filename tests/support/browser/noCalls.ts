import type { RequestFigures } from '#shared/contract/gatewayApi.ts';

/** The figures of a gateway that made no calls of the exchange. */
export const NO_CALLS: RequestFigures = {
  calls: 0,
  requests: 0,
  cached: 0,
  verifyMs: 0,
  pending: 0,
  cacheEntries: 0,
  generation: 1,
  skewMs: 0,
};
