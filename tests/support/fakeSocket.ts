import type { WebSocketLike } from '#workers/quotes/socket/createQuoteSocket.ts';

/** A WebSocket whose server is the test. */
export interface FakeSocket {
  readonly url: string;
  /** Texts the client has sent, parsed. */
  readonly sent: unknown[];
  readonly closedWith: () => number | undefined;
  readonly open: () => void;
  readonly receive: (data: string | ArrayBuffer) => void;
  readonly drop: (code?: number) => void;
}

export interface FakeSocketServer {
  readonly openSocket: (url: string) => WebSocketLike;
  readonly sockets: readonly FakeSocket[];
  readonly last: () => FakeSocket;
  /** From now on pings stay unanswered. */
  readonly mute: () => void;
}

export function createFakeSocketServer(): FakeSocketServer {
  const sockets: FakeSocket[] = [];
  let isMute = false;
  return {
    mute: () => {
      isMute = true;
    },
    sockets,
    last: () => {
      const socket = sockets.at(-1);
      if (socket === undefined) throw new Error('No socket was opened.');
      return socket;
    },
    openSocket: (url) => {
      const sent: unknown[] = [];
      let closedWith: number | undefined;
      const client: WebSocketLike = {
        binaryType: 'blob',
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (data) => {
          const message = JSON.parse(String(data)) as { readonly ping?: number };
          sent.push(message);
          if (message.ping !== undefined && !isMute) {
            call(client.onmessage, { data: JSON.stringify({ pong: message.ping }) });
          }
        },
        close: (code) => {
          closedWith ??= code ?? 1000;
        },
      };
      const call = (handler: ((event: never) => unknown) | null, event: object): void => {
        (handler as ((event: object) => unknown) | null)?.call(client, event);
      };
      sockets.push({
        url,
        sent,
        closedWith: () => closedWith,
        open: () => call(client.onopen, {}),
        receive: (data) => call(client.onmessage, { data }),
        drop: (code = 1006) => call(client.onclose, { code }),
      });
      return client;
    },
  };
}
