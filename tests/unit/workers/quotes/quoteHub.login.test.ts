import { describe, expect, test } from 'vitest';
import { settle } from '#tests/support/hubHarness.ts';
import { startHub } from '#tests/support/startHub.ts';

describe('login', () => {
  test('the callbacks run only after the login topic confirmed with code 200, a number or a string', async () => {
    for (const code of [200, '"200"']) {
      const { hub, server, addTab } = await startHub();
      addTab('b', {}, 'secret');
      let isDone = false;
      const login = hub.login().then((result) => {
        isDone = true;
        return result;
      });
      await settle();
      expect(server.last().sent.at(-1)).toEqual({ event: 'login', args: ['secret'] });
      expect(isDone).toBe(false);
      server.last().receive(`{"topic":"login","code":${code}}`);
      expect(await login).toEqual({ ok: true, value: undefined });
    }
  });

  test('the token is asked of the most recently visible tab', async () => {
    const { hub, addTab, server } = await startHub();
    const first = addTab('first', {}, 'token-1');
    const second = addTab('second', {}, 'token-2');
    second.setPresence({ visible: false, online: true });
    first.setPresence({ visible: false, online: true });
    first.setPresence({ visible: true, online: true });
    void hub.login();
    await settle();
    expect(server.last().sent.at(-1)).toEqual({ event: 'login', args: ['token-1'] });
    expect(second.tokensAsked()).toBe(0);
  });

  test('a refusal, a silence of 10 s and a guest end as errors that say so', async () => {
    const refused = await startHub();
    refused.addTab('b', {}, 'secret');
    const answer = refused.hub.login();
    await settle();
    refused.server.last().receive('{"topic":"login","code":401}');
    expect(await answer).toMatchObject({ ok: false, error: { code: 'socket/login-refused' } });

    const silent = await startHub();
    silent.addTab('b', {}, 'secret');
    const unanswered = silent.hub.login();
    await settle();
    silent.clock.advance(10_000);
    expect(await unanswered).toMatchObject({ ok: false, error: { code: 'socket/login-unconfirmed' } });

    const guest = await startHub();
    expect(await guest.hub.login()).toMatchObject({ ok: false, error: { code: 'socket/no-login-token' } });
  });

  test('another user is logged in anew, whether the one before was confirmed or not', async () => {
    for (const isConfirmed of [true, false]) {
      const { hub, server, addTab } = await startHub();
      const tab = addTab('b', {}, 'token of A');
      const first = hub.login();
      await settle();
      if (isConfirmed) {
        server.last().receive('{"topic":"login","code":200}');
        await first;
      }
      tab.setToken('token of B');
      const login = hub.login(true);
      await settle();
      expect(server.last().sent.at(-1)).toEqual({ event: 'login', args: ['token of B'] });
      server.last().receive('{"topic":"login","code":200}');
      expect(await login).toEqual({ ok: true, value: undefined });
      // A second tab is content with that.
      expect(await hub.login()).toEqual({ ok: true, value: undefined });
      expect(tab.tokensAsked()).toBe(2);
    }
  });

  test('an answer to the login of another user, before the new one was sent, is not taken for its own', async () => {
    const { hub, server, addTab } = await startHub();
    const tab = addTab('b', {}, 'token of A');
    void hub.login();
    await settle();
    tab.setToken('token of B');
    let isDone = false;
    const login = hub.login(true).finally(() => {
      isDone = true;
    });
    server.last().receive('{"topic":"login","code":200}');
    await settle();
    expect(server.last().sent.at(-1)).toEqual({ event: 'login', args: ['token of B'] });
    expect(isDone).toBe(false);
    server.last().receive('{"topic":"login","code":401}');
    expect(await login).toMatchObject({ ok: false, error: { code: 'socket/login-refused' } });
  });

  test('after a logout the one before is not logged in any more', async () => {
    const { hub, server, addTab } = await startHub();
    const tab = addTab('b', {}, 'token of A');
    const login = hub.login();
    await settle();
    server.last().receive('{"topic":"login","code":200}');
    await login;
    tab.setToken(null);
    expect(await hub.login(true)).toMatchObject({ ok: false, error: { code: 'socket/no-login-token' } });
    expect(await hub.login()).toMatchObject({ ok: false, error: { code: 'socket/no-login-token' } });
  });

  test('after a reconnect it logs in again, with the token of that moment', async () => {
    const { hub, server, addTab, clock } = await startHub();
    const tab = addTab('b', {}, 'secret');
    const login = hub.login();
    await settle();
    server.last().receive('{"topic":"login","code":200}');
    await login;
    server.last().drop();
    clock.advance(1_000);
    server.last().open();
    await settle();
    expect(server.last().sent).toContainEqual({ event: 'login', args: ['secret'] });
    expect(tab.tokensAsked()).toBe(2);
  });

  test('a login whose connection ended before it was confirmed is sent again on the next one', async () => {
    const { hub, server, addTab, clock } = await startHub();
    addTab('b', {}, 'secret');
    const login = hub.login();
    await settle();
    server.last().drop();
    // Longer than a login may take: that time counts from the moment it is sent.
    for (let second = 0; second < 12; second += 1) {
      clock.advance(1_000);
      if (hub.figures().status.state === 'connecting') server.last().drop();
    }
    while (hub.figures().status.state !== 'connecting') clock.advance(500);
    server.last().open();
    await settle();
    expect(server.last().sent).toContainEqual({ event: 'login', args: ['secret'] });
    server.last().receive('{"topic":"login","code":200}');
    expect(await login).toEqual({ ok: true, value: undefined });
  });

  test('nothing that the hub sends or keeps holds the token', async () => {
    const { hub, server, addTab, gateway } = await startHub();
    addTab('b', {}, 'very-secret');
    void hub.login();
    await settle();
    server.last().receive('{"topic":"login","code":200}');
    expect(JSON.stringify([hub.figures(), gateway.messages])).not.toContain('very-secret');
    expect(server.last().url).not.toContain('very-secret');
  });
});
