import { describe, expect, test } from 'vitest';
import { createHubHarness } from '#tests/support/hubHarness.ts';

describe('monitoring', () => {
  test('open and close are reported with path and query, close only while online', () => {
    const { addTab, server, hub, clock } = createHubHarness();
    const tab = addTab('a');
    const openedAtMs = clock.wallNow();
    server.last().open();
    server.last().drop(1012);
    expect(hub.figures().events).toEqual([
      expect.objectContaining({
        name: 'quote-socket-open',
        path: '/spot/ws/quote/v2',
        query: `binary=true&timestamp=${openedAtMs}`,
      }),
      expect.objectContaining({ name: 'quote-socket-close', closeCode: 1012 }),
    ]);
    clock.advance(1_000);
    server.last().open();
    tab.setPresence({ visible: true, online: false });
    server.last().drop();
    expect(hub.figures().events.map((event) => event.name)).toEqual([
      'quote-socket-open',
      'quote-socket-close',
      'quote-socket-open',
    ]);
  });
});
