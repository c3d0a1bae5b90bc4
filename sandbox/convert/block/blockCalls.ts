import type { Call } from '#sandbox/api/call.ts';
import { implement, tell } from '#sandbox/api/implement.ts';
import { ASSETS } from '#sandbox/convert/assets.ts';
import { deskHoursAt } from '#sandbox/convert/block/deskHours.ts';
import { judgeRules } from '#sandbox/convert/block/eligibility.ts';
import { BLOCK_USD } from '#sandbox/convert/bounds.ts';
import type { Conversion } from '#sandbox/convert/conversions.ts';
import { requireOrderId } from '#sandbox/convert/history/conversionFilters.ts';
import { describeRow } from '#sandbox/convert/history/describeRow.ts';
import { findConversions } from '#sandbox/convert/history/historyCalls.ts';
import { pageOf } from '#sandbox/convert/history/page.ts';
import { gapOf } from '#sandbox/convert/priceLine.ts';
import { NOT_FOUND } from '#sandbox/convert/quotes.ts';
import { refuseCoin } from '#sandbox/convert/refuseCoin.ts';
import { writeDecimal } from '#sandbox/convert/writeDecimal.ts';
import type { Exchange } from '#sandbox/exchange/exchange.ts';
import { plain } from '#sandbox/state/plain.ts';
import { Decimal } from '#shared/money/decimal.ts';

const BASIS_POINTS = 10_000;

/** Large tickets: who may trade them, and those that were (screens.md 2.2). Quotes are those of conversions. */
export function createBlockCalls(exchange: Exchange): Call[] {
  return [
    implement('blockTradeCheck', async (_input, asker) => {
      const rules = await judgeRules(exchange, exchange.database.sql, asker);
      const { isOpen, opensAtMs } = deskHoursAt(asker.nowMs);
      return tell('blockTradeCheck', {
        eligible: rules.every(({ ok }) => ok),
        rules,
        minNotionalUsd: String(BLOCK_USD.min),
        maxNotionalUsd: String(BLOCK_USD.max),
        open: isOpen,
        ...(opensAtMs !== null && { opensAt: String(opensAtMs) }),
        coins: ASSETS.filter(
          ({ coin, type }) => type === 'crypto' && refuseCoin(asker.user, coin) === undefined,
        ).map(({ coin }) => coin),
        needSecurity: false,
      });
    }),
    implement('blockTradeQuery', async (input, { uid }) => {
      const { exchangeTxId, accountType, status, pageNo, pageSize } = input;
      requireOrderId(exchangeTxId);
      const { total, rows } = await findConversions(
        exchange.database.sql,
        {
          ...input,
          uid,
          kinds: ['block'],
          accountTypes: accountType === undefined ? undefined : [accountType],
          statuses: status === undefined ? undefined : [status],
        },
        pageOf(pageNo, pageSize),
      );
      if (exchangeTxId !== undefined && total === 0) {
        return NOT_FOUND;
      }
      return tell('blockTradeQuery', { total, list: rows.map(describeTicket) });
    }),
  ];
}

function describeTicket(conversion: Conversion) {
  const { finishedAt, status } = conversion;
  const gap = gapOf(new Decimal(conversion.rate), new Decimal(conversion.spotRate));
  return {
    ...describeRow(conversion),
    notionalUsd: plain(conversion.notionalUsd),
    spotRate: plain(conversion.spotRate),
    diffBp: writeDecimal(gap.times(BASIS_POINTS), 2),
    ...(status === 'success' && finishedAt !== null && { settledAt: String(finishedAt) }),
    // The desk writes no papers here.
    documents: [],
  };
}
