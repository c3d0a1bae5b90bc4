import { LISTED_KINDS, type ListedKind } from '../conversions/conversionSources.ts';

/** The tab that a source's rows belong to: its id begins with it. */
export function kindOfSource(sourceId: string): ListedKind {
  return LISTED_KINDS.find((kind) => sourceId === kind || sourceId.startsWith(`${kind}-`)) ?? 'instant';
}
