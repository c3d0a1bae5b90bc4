import * as v from 'valibot';
import { done, REFUSALS } from '#sandbox/api/answer.ts';
import { type Call, privateCall } from '#sandbox/api/call.ts';
import { describeChains, describeCoin } from '#sandbox/api/describeCoin.ts';
import { COINS } from '#sandbox/reference/coins.ts';

/** Every coin has a place in every scene: closed ones stay visible (screens.md C2). */
const ListSchema = v.object({
  accountType: v.optional(v.pipe(v.string(), v.maxLength(32))),
  scene: v.optional(v.picklist(['deposit', 'withdraw', 'convert', 'record'])),
});

/** GET coin-list and coin-config (screens.md 2.1). */
export function createCoinCalls(startedAtMs: number): Call[] {
  return [
    privateCall('GET /v3/private/cht/asset-common/coin-list', {
      input: ListSchema,
      answer: (_input, { nowMs }) =>
        done({ list: COINS.map((coin) => describeCoin(coin, { nowMs, startedAtMs })) }),
    }),
    privateCall('GET /v3/private/cht/asset-common/coin-config', {
      input: v.object({ coin: v.string() }),
      answer({ coin }, { session, nowMs }) {
        const reference = COINS.find((candidate) => candidate.coin === coin);
        if (reference === undefined) {
          return REFUSALS.closedCoin;
        }
        const time = { nowMs, startedAtMs };
        return done({
          // Who asked: else somebody else's signed answer would do as well (design.md section 4).
          uid: session.user.id,
          ...describeCoin(reference, time),
          chains: describeChains(reference, time),
        });
      },
    }),
  ];
}
