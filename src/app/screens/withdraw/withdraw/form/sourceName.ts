import type { TFunction } from 'i18next';
import type { Source } from './sources.ts';

const LABEL_BY_SOURCE = {
  FUND: 'accounts.fiat',
  UTA: 'accounts.uta',
  EARN: 'accounts.investment',
} as const satisfies Record<Source, string>;

/** A wallet that coins are withdrawn from, in the reader's words. */
export function sourceName(source: Source, t: TFunction): string {
  return t(LABEL_BY_SOURCE[source]);
}
