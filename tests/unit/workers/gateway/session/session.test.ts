import { expect, test } from 'vitest';
import { createSession } from '../../../../../src/workers/gateway/session/createSession.ts';

function start() {
  const ends: string[] = [];
  const session = createSession((generation, reason) => void ends.push(`${generation} ${reason}`));
  return { session, ends };
}

test('the first token belongs to the session, and so does its user', () => {
  const { session, ends } = start();
  session.seeToken('A');
  session.seeUser(7);
  session.seeToken('A');
  session.seeUser(7);
  expect([session.generation(), session.uid(), ends]).toEqual([1, 7, []]);
});

test('another token is another session, before anything is known of its user', () => {
  const { session, ends } = start();
  session.seeToken('A');
  session.seeUser(7);
  session.seeToken('B');
  expect([session.generation(), session.uid(), ends]).toEqual([2, null, ['2 user-changed']]);
});

test('a token that went away is a logout, and one that comes is a new user', () => {
  const { session, ends } = start();
  session.seeToken('A');
  session.seeToken(null);
  session.seeToken('B');
  expect(ends).toEqual(['2 logout', '3 user-changed']);
});

test('another user behind the same token is another session, once', () => {
  const { session, ends } = start();
  session.seeToken('A');
  session.seeUser(7);
  session.seeUser(8);
  session.seeToken('A');
  expect([session.uid(), ends]).toEqual([8, ['2 user-changed']]);
});

test('a profile that says that a signed-in user is none ends the session', () => {
  const { session, ends } = start();
  session.seeToken('A');
  session.seeUser(7);
  session.seeUser(null);
  expect([session.uid(), ends]).toEqual([null, ['2 expired']]);
});

test('a guest who stays one has one session', () => {
  const { session, ends } = start();
  session.seeToken(null);
  session.seeUser(null);
  session.seeUser(0);
  expect([session.uid(), ends]).toEqual([null, []]);
});

test('after a logout the token that the next call brings is not yet another change', () => {
  const { session, ends } = start();
  session.seeToken('A');
  session.end('logout');
  session.seeToken(null);
  expect(ends).toEqual(['2 logout']);
});
