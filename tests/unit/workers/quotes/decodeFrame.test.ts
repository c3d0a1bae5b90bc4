import { expect, test } from 'vitest';
import { decodeFrame } from '#workers/quotes/decode/decodeFrame.ts';
import { pongMessage } from '#workers/quotes/socket/messages.ts';

/** The text a frame is answered with; undefined when it is no ping. */
function answerTo(text: string): string | undefined {
  const message = decodeFrame(text);
  return message.ok && message.value.type === 'ping' ? pongMessage(message.value.token) : undefined;
}

test.each([
  ['{"ping":9007199254740993}', '{"pong":9007199254740993}'],
  ['{"ping":12345678901234567890}', '{"pong":12345678901234567890}'],
  ['{"ping":1.50}', '{"pong":1.50}'],
  ['{ "ping" : 1E3 }', '{"pong":1E3}'],
  ['{"ping":"007"}', '{"pong":"007"}'],
  ['{"ping":"a\\"b\\u00e9"}', '{"pong":"a\\"b\\u00e9"}'],
  ['{"params":{"ping":5},"ping":9007199254740993}', '{"pong":9007199254740993}'],
  ['{"ping":1,"ping":2}', '{"pong":2}'],
  ['{"note":"\\"ping\\":7","ping":8}', '{"pong":8}'],
])('%s is answered with %s, digit for digit', (ping, pong) => {
  expect(answerTo(ping)).toBe(pong);
});

test('a ping whose name is escaped is answered by its value', () => {
  expect(answerTo('{"\\u0070ing":7.0}')).toBe('{"pong":7}');
});

test.each([
  '{"ping":null}',
  '{"ping":{}}',
  '{"ping":[1]}',
  '{"ping":true}',
  `{"ping":"${'x'.repeat(65)}"}`,
  '{"ping":1e999}',
])('%s is no ping', (text) => {
  expect(decodeFrame(text)).toMatchObject({ ok: false, error: { code: 'frame/wrong-shape' } });
});

test('a number too long to be a time or a counter is not sent back at length', () => {
  expect(answerTo(`{"ping":1.${'0'.repeat(100_000)}}`)).toBe('{"pong":1}');
});
