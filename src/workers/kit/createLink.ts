import type { Clock } from '#shared/async/clock.ts';
import { createDeferred, type Deferred } from '#shared/async/deferred.ts';
import type { Epoch, LinkId } from '#shared/contract/ids.ts';
import type { LinkState } from '#shared/contract/workerApi.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

/** How long the other end may take to greet back. It answers in a few ms when it lives. */
const GREETING_TIMEOUT_MS = 2000;

type Greeting = {
  readonly type: 'syn' | 'ack' | 'go';
  readonly linkId: LinkId;
  readonly epoch: Epoch;
};

/** One end of the channel between the two workers. */
export interface Link<Out> {
  /** Tries a port that a tab has handed over. The current link stays in use until the greeting through the new one is done. */
  readonly offer: (port: MessagePort, linkId: LinkId) => Promise<Result<void>>;
  /** Sends to the other worker; false while there is no link. */
  readonly post: (message: Out, transfer?: Transferable[]) => boolean;
  readonly state: () => LinkState['link'];
}

export interface LinkOptions<In> {
  readonly epoch: Epoch;
  /** The caller greets first (syn), the answerer answers (ack), and the caller's go makes it the link of both. */
  readonly role: 'caller' | 'answerer';
  readonly clock: Clock;
  readonly onLinked: () => void;
  readonly onMessage: (message: In) => void;
}

/**
 * A tab may die between handing one end to each worker, so a port counts as the link only after a greeting has gone
 * through it and back; a half-finished offer never disturbs the link in use. The answerer waits for the third message,
 * since the caller may have given up before its answer comes.
 */
export function createLink<In extends { readonly type: string }, Out>(options: LinkOptions<In>): Link<Out> {
  const { epoch, role, clock } = options;
  let current: { readonly port: MessagePort; readonly id: LinkId; readonly peerEpoch: Epoch } | null = null;

  const adopt = (port: MessagePort, greeting: Greeting): void => {
    current?.port.close();
    current = { port, id: greeting.linkId, peerEpoch: greeting.epoch };
    port.onmessage = ({ data }: MessageEvent<In>) => options.onMessage(data);
    options.onLinked();
  };

  const offer = async (port: MessagePort, linkId: LinkId): Promise<Result<void>> => {
    const greeted: Deferred<boolean> = createDeferred();
    const say = (type: Greeting['type']): void =>
      port.postMessage({ type, linkId, epoch } satisfies Greeting);
    port.onmessage = ({ data }: MessageEvent<Greeting>) => {
      if (data.linkId !== linkId) return;
      if (data.type === 'syn') return say('ack');
      if (data.type === 'ack') say('go');
      adopt(port, data);
      greeted.resolve(true);
    };
    if (role === 'caller') say('syn');
    const timer = clock.setTimer(() => greeted.resolve(false), GREETING_TIMEOUT_MS);
    const joined = await greeted.promise;
    clock.clearTimer(timer);
    if (joined) return ok();
    port.close();
    return err(appError('link/no-greeting', 'The two background workers could not be connected.', true));
  };

  return {
    offer,
    post: (message, transfer = []) => {
      if (current === null) return false;
      current.port.postMessage(message, transfer);
      return true;
    },
    state: () => (current === null ? null : { id: current.id, peerEpoch: current.peerEpoch }),
  };
}
