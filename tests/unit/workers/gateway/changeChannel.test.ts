import { expect, test } from 'vitest';
import { type OpenedChannel, openChangeChannel } from '#workers/gateway/openChangeChannel.ts';

/** Channels as BroadcastChannel makes them: a message goes to all others of its name. */
function createBroadcast() {
  const opened: { readonly name: string; readonly channel: OpenedChannel }[] = [];
  const send = (from: OpenedChannel, name: string, data: unknown): void => {
    for (const other of opened) {
      if (other.name === name && other.channel !== from) {
        other.channel.onmessage?.({ data: structuredClone(data) } as MessageEvent<unknown>);
      }
    }
  };
  return (name: string): OpenedChannel => {
    const channel: OpenedChannel = {
      onmessage: null,
      postMessage: (message) => send(channel, name, message),
    };
    opened.push({ name, channel });
    return channel;
  };
}

test('a gateway hears what the others announce, and not itself', () => {
  const open = createBroadcast();
  const heard: (readonly string[])[] = [];
  const one = openChangeChannel(open, (kinds) => heard.push(['one', ...kinds]));
  openChangeChannel(open, (kinds) => heard.push(['two', ...kinds]));
  one.announce(['balances', 'conversions']);
  expect(heard).toEqual([['two', 'balances', 'conversions']]);
});

test('what is no list of texts is ignored', () => {
  const open = createBroadcast();
  const heard: unknown[] = [];
  openChangeChannel(open, (kinds) => heard.push(kinds));
  const { postMessage } = open('sluice:changes');
  for (const message of ['balances', null, { kinds: ['balances'] }, [1, 'balances']]) postMessage(message);
  expect(heard).toEqual([['balances']]);
});

test('a browser without channels changes nothing for the tabs of one gateway', () => {
  const channel = openChangeChannel(
    () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
    () => undefined,
  );
  expect(() => channel.announce(['balances'])).not.toThrow();
});
