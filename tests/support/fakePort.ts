/** One end of a channel that needs no event loop. */
export interface FakePort {
  readonly port: MessagePort;
  readonly posted: unknown[];
  readonly isClosed: () => boolean;
}

type Listener = ((event: { data: unknown }) => void) | null;

class Port {
  onmessage: Listener = null;
  other: Port | undefined;
  closed = false;
  readonly posted: unknown[] = [];

  deliver: (run: () => void) => void = (run) => run();

  postMessage(data: unknown): void {
    if (this.closed) return;
    this.posted.push(data);
    this.deliver(() => this.other?.onmessage?.({ data }));
  }

  close(): void {
    this.closed = true;
  }
}

/**
 * A MessageChannel without its delay: what one end posts, the other has received when the call returns, or, with
 * `inTurn`, when promises have settled.
 */
export function createFakeChannel(inTurn = false): { readonly port1: FakePort; readonly port2: FakePort } {
  const [a, b] = [new Port(), new Port()];
  if (inTurn) {
    a.deliver = queueMicrotask;
    b.deliver = queueMicrotask;
  }
  a.other = b;
  b.other = a;
  return { port1: wrap(a), port2: wrap(b) };
}

function wrap(port: Port): FakePort {
  // The workers use postMessage, onmessage and close only; the rest of MessagePort is of no concern here.
  return { port: port as unknown as MessagePort, posted: port.posted, isClosed: () => port.closed };
}
