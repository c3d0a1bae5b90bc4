import * as v from 'valibot';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implementForAll, implementOnce, reply } from '#sandbox/server/api/implement.ts';
import { SourceKey } from '#shared/endpoints/sourceKeys.ts';
import { requireNoneRunning } from '../conversions.ts';
import { chargeRatesOf } from '../dealTerms.ts';
import { claimQuote, findQuote, replaceQuote, requireAlive } from '../quotes.ts';
import { requireUnmoved } from '../requireUnmoved.ts';
import { sourceOf } from '../sources.ts';
import { BATCH_RULES } from './batchRules.ts';
import { sumField } from './batchSums.ts';
import { bookBatch } from './bookBatch.ts';
import { quoteBatch } from './quoteBatch.ts';

const MESSAGES = {
  success: 'all coins were converted',
  failure: 'nothing was converted, and nothing was taken',
  partial_fulfillment: 'some coins were not converted, and not taken',
  init: '',
  processing: '',
} as const;

/** Many coins into one (screens.md 1.1, 2.2). */
export function createBatchCalls(exchange: Exchange): Call[] {
  return [
    implementForAll('batchSetting', (_input, asker) => {
      const { quoteTtlMs, toCoins, ...rules } = BATCH_RULES;
      return reply('batchSetting', {
        ...rules,
        toCoins: [...toCoins],
        ...chargeRatesOf('batch', asker?.user ?? null),
        quoteTtl: quoteTtlMs,
      });
    }),
    implementOnce(exchange, 'batchQuote', async (sql, input, asker) => {
      const { accountType, toCoin, items, requestId } = input;
      const asked = { source: sourceOf(accountType), toCoin, items, requestId, reQuotes: 0 };
      return reply('batchQuote', await quoteBatch(exchange, sql, asked, asker));
    }),
    createReQuoteCall(exchange),
    implementOnce(exchange, 'batchConvert', async (sql, { quoteId, requestId }, { uid, nowMs }) => {
      await lockUser(sql, uid);
      const quote = await findQuote(sql, { id: quoteId, uid, kinds: ['batch'] });
      requireAlive(quote, nowMs);
      if (quote.terms.lines.length === 0) {
        throw new Refusal(refuse(700006, 'below minimum'));
      }
      requireUnmoved(exchange, quote.terms.lines, nowMs);
      await requireNoneRunning(sql, uid);
      await claimQuote(sql, quoteId, quoteId);
      const status = await bookBatch(exchange, sql, { quote, kind: 'batch', requestId, nowMs });
      return reply('batchConvert', {
        quoteId,
        exchangeTxId: quoteId,
        submitTime: String(nowMs),
        status,
        msg: MESSAGES[status],
      });
    }),
  ];
}

/** The same batch at today's prices, with or without all of its coins. The old promise is void then. */
function createReQuoteCall(exchange: Exchange): Call {
  return implementOnce(
    exchange,
    'batchReQuote',
    async (sql, { quoteId, dropCoins = [], requestId }, asker) => {
      await lockUser(sql, asker.uid);
      const { terms, accountType } = await findQuote(sql, { id: quoteId, uid: asker.uid, kinds: ['batch'] });
      if (terms.reQuotes >= BATCH_RULES.reQuoteMax) {
        throw new Refusal(refuse(700003, 'priced again too often'));
      }
      const items = terms.items.filter(({ fromCoin }) => !dropCoins.includes(fromCoin));
      if (items.length === 0) {
        throw new Refusal(REFUSALS.badParameter('dropCoins'));
      }
      await replaceQuote(sql, quoteId, asker.nowMs);
      const asked = {
        source: sourceOf(v.parse(SourceKey, accountType)),
        toCoin: terms.toCoin,
        items,
        requestId,
        reQuotes: terms.reQuotes + 1,
      };
      const quoted = await quoteBatch(exchange, sql, asked, asker);
      return reply('batchReQuote', { ...quoted, previousToAmount: sumField(terms.lines, 'toAmount') });
    },
  );
}
