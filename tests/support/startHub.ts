import type { KlineTopic } from '#shared/market/kline.ts';
import { createHubHarness, type GatewayEnd, type HubHarness } from './hubHarness.ts';

/** The candles most tests ask for. */
export const ONE_MINUTE: KlineTopic = { symbol: 'BTCUSDT', interval: '1m', klineType: 'spot' };

/** A hub with one tab, joined to a gateway, on an open connection. */
export async function startHub(
  source = {},
  effects: Parameters<typeof createHubHarness>[2] = {},
): Promise<HubHarness & { gateway: GatewayEnd }> {
  const harness = createHubHarness(source, undefined, effects);
  harness.addTab('a');
  const gateway = await harness.join();
  harness.server.last().open();
  return { ...harness, gateway };
}

/** What was sent to the server with this event. */
export function events(harness: HubHarness, event: string): unknown[] {
  return harness.server.last().sent.filter((message) => (message as { event?: string }).event === event);
}
