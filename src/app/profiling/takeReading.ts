import type { Bridge } from '#app/bridge/createBridge.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import type { LongTasks, Reading } from './perfFigures.ts';

/** Asks both workers and this page for their figures; null while a worker is being replaced. */
export async function takeReading(bridge: Bridge, longTasks: LongTasks | null): Promise<Reading | null> {
  const [quotes, gateway] = await Promise.all([bridge.inspectQuotes(), bridge.inspectGateway()]);
  if (!quotes.ok || !gateway.ok) return null;
  const { transport } = connectionStore.getState();
  return { quotes: quotes.value, gateway: gateway.value, page: bridge.figures(), longTasks, transport };
}
