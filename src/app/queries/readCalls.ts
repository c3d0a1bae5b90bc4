import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Request } from '#app/bridge/request.ts';
import type { ChangeState } from '#app/stores/changeStore.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';

/** The calls that each query has made: what it shows. */
const callsByQuery = new WeakMap<Query, Set<EndpointName>>();

/** Remembers of the query of this key what it asks the exchange. */
export function recordCall(client: QueryClient, queryKey: QueryKey, name: EndpointName): void {
  const query = client.getQueryCache().get(hashKey(queryKey));
  if (query !== undefined) callsByQuery.set(query, (callsByQuery.get(query) ?? new Set()).add(name));
}

/** The same request for a query of several calls, which are remembered one by one. */
export function recordCalls(client: QueryClient, queryKey: QueryKey, request: Request): Request {
  return (name, input, options) => {
    recordCall(client, queryKey, name);
    return request(name, input, options);
  };
}

/** Whether a query shows an answer of one of these calls. */
export function showsAny(query: Query, calls: ChangeState['calls']): boolean {
  const asked = callsByQuery.get(query);
  return asked !== undefined && (calls === 'all' || calls.some((call) => asked.has(call)));
}

/**
 * Reads again what shows answers of these calls: at once where it is on screen, and otherwise when it is shown
 * (screens.md 0.2c, "Every tab learns").
 */
export function refreshCalls(client: QueryClient, calls: ChangeState['calls']): void {
  const isOutdated = (query: Query): boolean => showsAny(query, calls);
  for (const query of client.getQueryCache().findAll({ predicate: isOutdated })) {
    // A first answer that is on its way may be older than the change, and would be taken for a new one.
    if (query.state.data !== undefined || query.state.fetchStatus === 'idle') continue;
    query.invalidate();
    void query.cancel({ silent: true });
    if (query.isActive()) query.fetch().catch(() => undefined);
  }
  void client.invalidateQueries({ predicate: isOutdated });
}
