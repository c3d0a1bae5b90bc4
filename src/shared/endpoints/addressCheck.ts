import * as v from 'valibot';
import { echo, endpoint, signedResult } from './endpoint.ts';
import { InternalType, RiskLevel } from './enums.ts';
import { Code, Id, Int, Name } from './fields.ts';

const MAX_ITEMS = 20;

/** Whether something can be sent to a recipient (screens.md 2.5, prefix asset-withdraw). */
export const addressCheckEndpoints = {
  /** Signed: it reads the book, and the spelling it returns is the one that gets saved. */
  addressCheck: endpoint('POST /v3/private/cht/asset-withdraw/address/address-check', {
    reads: ['addresses'],
    input: v.object({
      items: v.pipe(
        v.array(v.object({ coin: Code, chain: Code, address: v.string(), tag: v.optional(v.string()) })),
        v.minLength(1),
        v.maxLength(MAX_ITEMS),
      ),
    }),
    result: v.object({
      ...signedResult,
      items: v.array(
        v.object({
          valid: v.boolean(),
          code: Int,
          normalized: Name,
          /** A tag inside the address. */
          addressTag: v.optional(Name),
          kind: v.picklist(['eoa', 'contract', 'token', 'unknown']),
          internal: v.boolean(),
          own: v.boolean(),
          inBook: v.optional(Id),
          similarTo: v.array(v.object({ id: Id, remark: Name, address: Name })),
          risk: RiskLevel,
          firstUse: v.boolean(),
          chainCandidates: v.array(Code),
        }),
      ),
    }),
    signed: echo(),
  }),

  internalAddressCheck: endpoint(
    'POST /v3/private/cht/asset-withdraw/address/check-internal-address-validity',
    {
      reads: [],
      input: v.object({
        internalType: InternalType,
        account: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
        areaCode: v.optional(v.string()),
        coin: v.optional(Code),
      }),
      /** `uid` is the recipient's, with some of its digits hidden; `inBook` the user's own entry for them, however it names them. */
      result: v.object({
        valid: v.boolean(),
        uid: Name,
        nameMasked: Name,
        canReceive: v.boolean(),
        inBook: v.optional(Id),
      }),
    },
  ),
};
