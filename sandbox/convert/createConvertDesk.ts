import { createBatchCalls } from '#sandbox/convert/batch/batchCalls.ts';
import { createBatchQueryCall } from '#sandbox/convert/batch/batchQueryCall.ts';
import { createBlockCalls } from '#sandbox/convert/block/blockCalls.ts';
import { createCoinCalls } from '#sandbox/convert/coinCalls.ts';
import { createExecuteCall, FAIL_JOB, failConversion } from '#sandbox/convert/executeCall.ts';
import { createGapCall } from '#sandbox/convert/gapCall.ts';
import { createHistoryCalls } from '#sandbox/convert/history/historyCalls.ts';
import { createLimitCall } from '#sandbox/convert/limitCall.ts';
import { createLimitOrderCall } from '#sandbox/convert/limitOrder/createCall.ts';
import { createOrderCalls } from '#sandbox/convert/limitOrder/orderCalls.ts';
import { createOrderLife } from '#sandbox/convert/limitOrder/orderLife.ts';
import { createLowBalanceListCall } from '#sandbox/convert/lowBalance/listCall.ts';
import { createLowBalanceOrderCalls } from '#sandbox/convert/lowBalance/orderCalls.ts';
import { seedConversions } from '#sandbox/convert/past/seedConversions.ts';
import { createQuoteCall } from '#sandbox/convert/quoteCall.ts';
import type { Desk } from '#sandbox/exchange/desk.ts';
import type { Exchange } from '#sandbox/exchange/exchange.ts';

/** Everything that turns one coin into another: instant, block, limit, batch and low balance (screens.md 1.1 to 1.8). */
export function createConvertDesk(exchange: Exchange): Desk {
  const { watch, jobs } = createOrderLife(exchange);
  return {
    calls: [
      createGapCall(exchange),
      ...createCoinCalls(exchange),
      createLimitCall(exchange),
      createQuoteCall(exchange),
      createExecuteCall(exchange),
      ...createHistoryCalls(exchange),
      createLimitOrderCall(exchange),
      ...createOrderCalls(exchange),
      ...createBatchCalls(exchange),
      createBatchQueryCall(exchange),
      createLowBalanceListCall(exchange),
      ...createLowBalanceOrderCalls(exchange),
      ...createBlockCalls(exchange),
    ],
    jobs: { ...jobs, [FAIL_JOB]: failConversion },
    watch,
    seed: (sql) => seedConversions(sql, exchange),
  };
}
