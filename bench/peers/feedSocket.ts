import type { TickerRow } from './quote.ts';

/** What the feed says, as far as the peers listen. */
export interface FeedMessage {
  readonly topic?: string;
  readonly data?: readonly TickerRow[];
}

/** Opens the quote socket of a host and subscribes to the ticker and the rates, as the exchange's own page does. */
export function openFeedSocket(host: string, onData: (data: string | ArrayBuffer) => void): void {
  const socket = new WebSocket(`ws://${host}/spot/ws/quote/v2?binary=true&timestamp=${Date.now()}`);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    for (const topic of ['slowBroker', 'fiat']) {
      const params = { binary: 'true', realtimeInterval: '24h' };
      socket.send(JSON.stringify({ id: topic, topic, event: 'sub', symbol: '', params }));
    }
  };
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => onData(data);
}

/** The ticker rows of a message; none if it is of another topic. */
export function rowsOf({ topic, data = [] }: FeedMessage): readonly TickerRow[] {
  return topic === 'slowBroker' ? data : [];
}
