import type { DataKind } from '#shared/endpoints/dataKinds.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#shared/endpoints/table.ts';
import type { Job } from './job.ts';
import { REMEMBERED_ROWS } from './policy.ts';

/** What of the user's data has changed, as far as the answers of the exchange say it (screens.md 0.2c). */
export interface DataChanges {
  /** Rises with every change of what this endpoint reads: an answer that was asked for before is out of date. */
  readonly versionOf: (endpoint: Endpoint) => number;
  /** Records that data of these kinds have changed, by a call of a tab here or elsewhere. */
  readonly record: (kinds: readonly DataKind[]) => void;
  /**
   * Takes a result that passed its schema. Returns the kinds of data that new statuses of its rows changed, such as the
   * balances once a conversion is no longer processed; none where every status was known before.
   */
  readonly learn: (job: Pick<Job, 'endpoint' | 'input'>, result: unknown) => readonly DataKind[];
  /** Forgets the remembered rows, since they are the previous user's. */
  readonly forgetRows: () => void;
}

/** Fields that ask for one row by an id of the request, which its answer does not repeat. */
const REQUEST_IDS: readonly string[] = ['requestId', 'request_id'];

export function createDataChanges(): DataChanges {
  const versionByKind = new Map<DataKind, number>();
  /** The statuses that a row has had; a row that was looked at last is at the end. */
  const statusesById = new Map<string, ReadonlySet<string | number>>();

  /** A status that was seen before is no news: an exchange whose reads lag may go back to it for a moment. */
  const isNews = (id: string, status: string | number, isFollowed: boolean): boolean => {
    const known = statusesById.get(id);
    statusesById.delete(id);
    statusesById.set(id, new Set(known).add(status));
    const [oldest] = statusesById.keys();
    if (statusesById.size > REMEMBERED_ROWS && oldest !== undefined) statusesById.delete(oldest);
    return known === undefined ? isFollowed : !known.has(status);
  };

  return {
    versionOf: ({ reads }) => reads.reduce((sum, kind) => sum + (versionByKind.get(kind) ?? 0), 0),
    record: (kinds) => {
      for (const kind of kinds) versionByKind.set(kind, (versionByKind.get(kind) ?? 0) + 1);
    },
    learn: ({ endpoint, input }, result) => {
      const asked = Object.entries(input);
      // The page that asks for one row follows it: an order whose answer was lost is seen here for the first time.
      const isFollowed = (id: string): boolean =>
        endpoint.changes.length === 0 &&
        asked.some(([name, value]) => value === id || (REQUEST_IDS.includes(name) && value !== undefined));
      const news = endpoint.states(result).filter(([id, status]) => isNews(id, status, isFollowed(id)));
      return news.length > 0 ? endpoint.settles : [];
    },
    forgetRows: () => statusesById.clear(),
  };
}

const ENTRIES = Object.entries(ENDPOINTS) as [EndpointName, Endpoint][];

/** The calls whose answers show data of these kinds. */
export function callsReading(kinds: readonly DataKind[]): readonly EndpointName[] {
  return ENTRIES.filter(([, { reads }]) => reads.some((kind) => kinds.includes(kind))).map(([name]) => name);
}
