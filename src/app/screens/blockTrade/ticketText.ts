import type { ResultOf } from '#shared/endpoints/table.ts';

export type BlockRow = ResultOf<'blockTradeQuery'>['list'][number];

const TITLE = 'sluice/block-trade/v1';

/**
 * A settled trade as a text that is the same on every device, for a counter-signature and for its hash: the exchange's own
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

/** WebCrypto's hashes, which browsers offer to pages of secure contexts alone. */
export type Digester = Pick<SubtleCrypto, 'digest'>;

/** The SHA-256 of a text in UTF-8, as 64 hex digits; null where the browser offers no WebCrypto. */
export async function digestText(text: string, subtle: Digester | undefined): Promise<string | null> {
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
