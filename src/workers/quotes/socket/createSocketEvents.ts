import type { MonitorEvent } from '#shared/contract/quotesApi.ts';

/** Opening and closing of the socket, for monitoring (product.md section 7: with path and query). */
export interface SocketEvents {
  readonly record: (name: MonitorEvent['name'], url: string, closeCode?: number) => void;
  /** The newest ones, oldest first. */
  readonly events: () => readonly MonitorEvent[];
}

const MAX_EVENTS = 100;

/** `report` gets each event as well. */
export function createSocketEvents(
  wallNow: () => number,
  report: (event: MonitorEvent) => void,
): SocketEvents {
  let events: readonly MonitorEvent[] = [];
  return {
    record: (name, url, closeCode) => {
      const { pathname, search } = new URL(url);
      const close = closeCode === undefined ? {} : { closeCode };
      const event = { name, atMs: wallNow(), path: pathname, query: search.slice(1), ...close };
      events = [...events, event].slice(-MAX_EVENTS);
      report(event);
    },
    events: () => events,
  };
}
