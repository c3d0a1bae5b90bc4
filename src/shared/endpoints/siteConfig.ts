import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Code, Id, Int, keyed, Ms } from './fields.ts';

/**
 * What the site shows and offers (screens.md 2.1). Both answers depend on their input alone, the attribute of the
 * account included, so they may be stored.
 */
export const siteConfigEndpoints = {
  webConfig: endpoint('POST /v3/config/web', {
    reads: [],
    input: v.object({
      keys: v.array(v.string()),
      siteId: v.string(),
      /** Says to compliance whether the account is an Islamic one (product.md section 4). */
      subAttribute: v.optional(Int),
    }),
    result: v.object({
      flags: keyed(
        v.object({
          action: v.picklist(['show', 'hide', 'custom']),
          /** JSON text that the flag's own schema reads: a bad one costs that flag only. */
          ext: v.optional(v.string()),
        }),
      ),
      clearanceTime: v.optional(Ms),
      stablecoinTip: v.boolean(),
      defaultConvertCoin: Code,
    }),
    cache: 'stored',
  }),

  bannerConfig: endpoint('POST /v3/config/banner', {
    reads: [],
    input: v.object({ position: v.string(), lang: v.string() }),
    result: v.object({
      list: v.array(
        v.object({
          id: Id,
          title: v.string(),
          text: v.string(),
          link: v.string(),
          level: v.picklist(['info', 'warn']),
          startAt: Ms,
          endAt: Ms,
          dismissible: v.boolean(),
          /** For a network's notice, ours: the coins whose holders it concerns. */
          about: v.optional(v.object({ chain: Code, coins: v.array(Code) })),
        }),
      ),
    }),
    cache: 'stored',
    rows: ['list'],
  }),
};
