import type { Subscription } from './messages.ts';

/** Always subscribed to while a tab is visible: all pairs and the fiat rates (product.md section 7). */
export const MARKET_TOPICS: readonly Subscription[] = [
  { id: 'slowBroker', topic: 'slowBroker', symbol: '', params: { realtimeInterval: '24h' } },
  { id: 'fiat', topic: 'fiat', symbol: '', params: {} },
];
