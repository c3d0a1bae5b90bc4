import * as v from 'valibot';
import { done } from '#sandbox/api/answer.ts';
import { type Call, publicCall } from '#sandbox/api/call.ts';

/** Names of flags and places are short; whoever sends more does not mean a flag. */
const name = v.pipe(v.string(), v.maxLength(64));

/** POST /v3/config/web and /v3/config/banner (screens.md 2.1): nothing is hidden on this exchange, nothing announced. */
export function createSiteCalls(): Call[] {
  return [
    publicCall('POST /v3/config/web', {
      input: v.object({
        keys: v.optional(v.pipe(v.array(name), v.maxLength(200))),
        siteId: v.optional(name),
      }),
      // The stablecoin tip is for the EU alone (design.md section 5).
      answer: ({ siteId }) => done({ flags: {}, stablecoinTip: siteId === 'EU', defaultConvertCoin: 'USDT' }),
    }),
    publicCall('POST /v3/config/banner', {
      input: v.object({ position: v.optional(name), lang: v.optional(name) }),
      answer: () => done({ list: [] }),
    }),
  ];
}
