import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { createBatchCalls } from './batch/batchCalls.ts';
import { createBatchQueryCall } from './batch/batchQueryCall.ts';
import { createBlockCalls } from './block/blockCalls.ts';
import { createCoinCalls } from './coinCalls.ts';
import { createExecuteCall, FAIL_JOB, failConversion } from './executeCall.ts';
import { createGapCall } from './gapCall.ts';
import { createHistoryCalls } from './history/historyCalls.ts';
import { createLimitCall } from './limitCall.ts';
import { createLimitOrderCall } from './limitOrder/createCall.ts';
import { createOrderCalls } from './limitOrder/orderCalls.ts';
import { createOrderLife } from './limitOrder/orderLife.ts';
import { createLowBalanceListCall } from './lowBalance/listCall.ts';
import { createLowBalanceOrderCalls } from './lowBalance/orderCalls.ts';
import { createQuoteCall } from './quoteCall.ts';

/** Everything that turns one coin into another: instant, block, limit, batch and low balance (screens.md 1.1 to 1.8). */
export function createConvertHandlers(exchange: Exchange): AreaHandlers {
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
  };
}
