import type { GenericSchema } from 'valibot';
import { anatomyOf } from '#sandbox/server/api/anatomyOf.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';

/** Values for fields whose schema only says that they are text. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  coin: 'BTC',
  fromCoin: 'BTC',
  toCoin: 'USDT',
  requestCoin: 'BTC',
  to_coin: 'USDT',
  chain: 'BTC',
  name: 'EUR',
  symbol: 'BTCUSDT',
  address: '1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE',
  startTime: '1763000000000',
  endTime: '1763500000000',
  start_time: '1763000000000',
  end_time: '1763500000000',
  timestamp: '1763726840000',
  ext_info_str: '{"coin":"BTC","chain":"BTC"}',
  questionnaire: '{}',
  period: 'custom',
  financialYear: '2025-26',
  req_tags: ['tax_identity'],
};

/** A body that comes as near to a good one as its schema alone can tell: every field is there, of its type. */
export function plausibleBody({ input }: Endpoint, requestId: string): Record<string, unknown> {
  return plausible(input, 'body', requestId) as Record<string, unknown>;
}

function plausible(schema: GenericSchema, name: string, requestId: string): unknown {
  const { type, entries, wrapped, item, options = [], literal } = anatomyOf(schema);
  switch (type) {
    case 'optional':
    case 'nullish':
    case 'nullable':
      return wrapped === undefined ? null : plausible(wrapped, name, requestId);
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(entries ?? {}).map(([key, field]) => [key, plausible(field, key, requestId)]),
      );
    case 'array':
      return item === undefined ? [] : [plausible(item, name, requestId)];
    case 'picklist':
      return options[0];
    case 'literal':
      return literal;
    case 'union':
    case 'variant':
      return plausible(options.at(-1) as GenericSchema, name, requestId);
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'record':
      return {};
    default:
      return /request_?id/i.test(name) ? requestId : (BY_NAME[name] ?? '1');
  }
}
