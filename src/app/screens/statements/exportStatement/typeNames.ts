import type { TFunction } from 'i18next';
import { RECORD_FILE_TYPES } from '#shared/site/recordFileTypes.ts';

/** Everything a file can be of that has words of ours; the exchange may offer more, by its own names. */
const NAMED = [
  ...RECORD_FILE_TYPES,
  ...([
    'addressOwnership',
    'withdrawalReceipt',
    'signedApplication',
    'accountStatement',
    'taxReport',
    'indiaTaxStatement',
  ] as const),
] as const;

/** What a file is of, in the reader's language; `given` is the exchange's own word where there is none. */
export function typeName(type: string, t: TFunction, given = type): string {
  const named = NAMED.find((known) => known === type);
  return named === undefined ? given : t(`exports.type.${named}`);
}
