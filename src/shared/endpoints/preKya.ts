import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { RiskLevel } from './enums.ts';
import { Code, Count, Entered, Id, Int, Ms, Name, RequestId, Unsigned } from './fields.ts';
import { cursorInput, cursorResult } from './paging.ts';

const Quota = v.object({ total: Count, used: Count, resetAt: Ms });

const checkResult = {
  checkId: Id,
  status: v.picklist(['done', 'pending']),
  riskLevel: RiskLevel,
  score: v.pipe(Int, v.minValue(0), v.maxValue(100)),
  categories: v.array(v.object({ code: Name, name: Name, share: Unsigned, hops: Count })),
  advice: v.string(),
  checkedAt: Ms,
  fromCache: v.boolean(),
};

/** Whether an address is tainted, asked before a deposit (screens.md 2.3, "know your address"). */
export const preKyaEndpoints = {
  preKyaChainList: endpoint('GET /fiat/aml/pre-kya/chain-list', {
    reads: ['checks'],
    input: v.object({}),
    result: v.object({
      chains: v.array(v.object({ chain: Code, name: Name, addressFormat: v.string(), sample: v.string() })),
      quota: Quota,
    }),
    rows: ['chains'],
  }),

  preKyaCheck: endpoint('POST /fiat/aml/pre-kya/check', {
    changes: ['checks'],
    states: ({ checkId, status }) => [[checkId, status]],
    input: v.object({ chain: Code, address: Entered, requestId: RequestId }),
    result: v.object({ ...checkResult, quota: Quota }),
    byLanguage: true,
  }),

  preKyaCheckList: endpoint('GET /fiat/aml/pre-kya/check-list', {
    reads: ['checks'],
    settles: ['checks'],
    states: ({ list }) => list.map(({ checkId, status }) => [checkId, status]),
    input: v.object(cursorInput),
    result: v.object({
      ...cursorResult,
      list: v.array(v.object({ ...checkResult, chain: Code, address: Name })),
    }),
    byLanguage: true,
    rows: ['list'],
  }),
};
