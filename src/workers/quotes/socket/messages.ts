/** One topic as it is asked of the server. */
export interface Subscription {
  /** Comes back with every frame and identifies the subscription. */
  readonly id: string;
  readonly topic: string;
  readonly symbol: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Client → server texts (design.md section 3). */
export function subscribeMessage({ id, topic, symbol, params }: Subscription, binary: boolean): string {
  return JSON.stringify({ id, topic, event: 'sub', symbol, params: { binary: String(binary), ...params } });
}

export function cancelMessage({ id, topic, symbol, params }: Subscription, binary: boolean): string {
  return JSON.stringify({
    id,
    topic,
    event: 'cancel',
    symbol,
    params: { binary: String(binary), ...params },
  });
}

export function cancelAllMessage(): string {
  return JSON.stringify({ event: 'cancel_all' });
}

export function loginMessage(token: string): string {
  return JSON.stringify({ event: 'login', args: [token] });
}

export function pingMessage(atMs: number): string {
  return JSON.stringify({ ping: atMs });
}

/** `token` is the ping's value as it stood in its text. */
export function pongMessage(token: string): string {
  return `{"pong":${token}}`;
}
