import type { ResultOf } from '#shared/endpoints/table.ts';

export type BlockRow = ResultOf<'blockTradeQuery'>['list'][number];

const TITLE = 'sluice/block-trade/v1';

/**
 * A settled trade as a text that says the same on every device, for a counter-signature and for its hash: the exchange's own
 * field names and figures, one a line, times in UTC. Nothing of it depends on the reader's language or zone.
 */
export function ticketText(row: BlockRow): string {
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    ['exchangeTxId', row.exchangeTxId],
    ['quoteTxId', row.quoteTxId],
    ['accountType', row.accountType],
    ['sold', `${row.fromAmount} ${row.fromCoin}`],
    ['received', `${row.toAmount} ${row.toCoin}`],
    ['convertRate', row.convertRate],
    ['spotRate', row.spotRate],
    ['diffBp', row.diffBp],
    ['fee', `${row.feeAmount} ${row.feeCoin}`.trim()],
    ['tax', row.taxAmount],
    ['notionalUsd', row.notionalUsd],
    ['exchangeStatus', row.exchangeStatus],
    ['quotedAt', timeOf(row.quotedAt)],
    ['createdAt', timeOf(row.createdAt)],
    ['settledAt', timeOf(row.settledAt)],
  ];
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return [TITLE, ...lines, ''].join('\n');
}

function timeOf(ms: string | undefined): string | undefined {
  return ms === undefined ? undefined : new Date(Number(ms)).toISOString();
}
