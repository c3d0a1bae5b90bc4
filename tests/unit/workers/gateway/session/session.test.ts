import { expect, test } from 'vitest';
import { createSession } from '#workers/gateway/session/createSession.ts';

function start() {
  const ends: string[] = [];
  const session = createSession(({ generation, reason, byToken }) => {
    ends.push(`${generation} ${reason}${byToken ? ' by token' : ''}`);
  });
  return { session, ends };
}

test('the first token belongs to the session, and so does its user', () => {
  const { session, ends } = start();
  session.observeToken('A');
  session.observeUser(7, true);
  session.observeToken('A');
  session.observeUser(7, true);
  expect([session.generation(), session.uid(), ends]).toEqual([1, 7, []]);
});

test('another token is another session, before anything is known of its user', () => {
  const { session, ends } = start();
  session.observeToken('A');
  session.observeUser(7, true);
  session.observeToken('B');
  expect([session.generation(), session.uid(), ends]).toEqual([2, null, ['2 user-changed by token']]);
});

test('a token that went away is a logout, and one that comes is a new user', () => {
  const { session, ends } = start();
  session.observeToken('A');
  session.observeToken(null);
  session.observeToken('B');
  expect(ends).toEqual(['2 logout by token', '3 user-changed by token']);
});

test('the user is the one a signed profile names, and unknown before there was one', () => {
  const { session, ends } = start();
  session.observeToken('A');
  expect([session.observeUser(7, false), session.uid()]).toEqual([true, null]);
  expect([session.observeUser(7, true), session.uid()]).toEqual([true, 7]);
  expect([session.observeUser(7, false), session.uid()]).toEqual([true, 7]);
  expect(ends).toEqual([]);
});

test.each([true, false])(
  'another user behind the same token is refused once a signed profile has named one; the other one signed: %s',
  (isSigned) => {
    const { session, ends } = start();
    session.observeToken('A');
    session.observeUser(7, true);
    expect(session.observeUser(8, isSigned)).toBe(false);
    expect([session.uid(), ends]).toEqual([7, []]);
  },
);

test.each([
  [true, 8],
  [false, null],
])(
  'a user from an unsigned profile is replaced by another one, in another session; that one signed: %s',
  (isSigned, uid) => {
    const { session, ends } = start();
    session.observeToken('A');
    session.observeUser(7, false);
    expect(session.observeUser(8, isSigned)).toBe(true);
    session.observeToken('A');
    expect([session.uid(), ends]).toEqual([uid, ['2 user-changed']]);
  },
);

test('another token is another session, which may have another user', () => {
  const { session } = start();
  session.observeToken('A');
  session.observeUser(7, true);
  session.observeToken('B');
  expect([session.observeUser(8, true), session.uid()]).toEqual([true, 8]);
});

test('a profile that says that a signed-in user is none ends the session', () => {
  const { session, ends } = start();
  session.observeToken('A');
  session.observeUser(7, true);
  session.observeGuest();
  expect([session.uid(), ends]).toEqual([null, ['2 expired']]);
});

test('a guest who stays one has one session', () => {
  const { session, ends } = start();
  session.observeToken(null);
  session.observeGuest();
  expect([session.uid(), ends]).toEqual([null, []]);
});

test('after a logout the token that the next call brings is not yet another change', () => {
  const { session, ends } = start();
  session.observeToken('A');
  session.end('logout');
  session.observeToken(null);
  expect(ends).toEqual(['2 logout']);
});

test('a user that a page still shows ends with the first profile without one, once', () => {
  const { session, ends } = start();
  session.observeToken('A');
  session.observeShown(7);
  expect([session.uid(), session.namedUid()]).toEqual([null, 7]);
  session.observeGuest();
  expect([session.namedUid(), ends]).toEqual([null, ['2 expired']]);
  // Another page that has not heard of it yet.
  session.observeToken('A');
  session.observeShown(7);
  session.observeGuest();
  expect([session.namedUid(), ends]).toEqual([null, ['2 expired']]);
});

test('a user that a page still shows is no longer the one once a profile names another', () => {
  const { session, ends } = start();
  session.observeToken('A');
  session.observeShown(7);
  expect([session.observeUser(8, true), session.uid(), ends]).toEqual([true, 8, ['2 user-changed']]);
  session.observeShown(7);
  expect([session.uid(), session.namedUid()]).toEqual([8, 8]);
});

test('without a token no page has a user', () => {
  const { session } = start();
  session.observeToken(null);
  session.observeShown(7);
  expect(session.namedUid()).toBeNull();
});
