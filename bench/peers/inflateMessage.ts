import pako from 'pako';
import type { FeedMessage } from './feedSocket.ts';

/** Text or gzip from the socket → message, with pako as the public web clients do. */
export function inflateMessage(data: string | ArrayBuffer): FeedMessage {
  const text = typeof data === 'string' ? data : pako.ungzip(new Uint8Array(data), { to: 'string' });
  return JSON.parse(text) as FeedMessage;
}
