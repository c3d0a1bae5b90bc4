import { type Remote, wrap } from 'comlink';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepMethods } from '#app/bridge/callWorker.ts';

interface Api {
  readonly ping: () => string;
  readonly pong: () => string;
}

/** A remote as the bridge gets one, of a worker that never answers. */
function openRemote(): Remote<Api> {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  return wrap<Api>(port1 as unknown as globalThis.MessagePort);
}

describe('A remote whose methods are kept', () => {
  test('leaves nothing to collect when a method is read again, as Comlink alone does', () => {
    const bare = openRemote();
    expect(bare.ping).not.toBe(bare.ping);
    const kept = keepMethods(bare);
    expect(kept.ping).toBe(kept.ping);
    expect(kept.ping).not.toBe(kept.pong);
  });

  test('has methods of its own, whatever another one has', () => {
    const [one, other] = [keepMethods(openRemote()), keepMethods(openRemote())];
    expect(one.ping).not.toBe(other.ping);
  });
});
