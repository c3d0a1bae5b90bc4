import { describe, expect, it } from 'vitest';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { openVisitor, PROFILE } from './support/openVisitor.ts';
import { startSandbox } from './support/startSandbox.ts';

async function openPage() {
  const { sandbox } = await startSandbox();
  return { sandbox, visitor: openVisitor(sandbox) };
}

describe('Login', () => {
  it('sets a session cookie no script can read and a token beside it, and answers the id', async () => {
    const { visitor } = await openPage();
    const { status, body, headers } = await visitor.login();
    expect([status, body.ret_code, body.result]).toEqual([200, 0, { uid: 20_000_001 }]);
    const [session, token, ...more] = headers['set-cookie'] ?? [];
    expect(session).toMatch(/^SluiceSession=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(token).toMatch(/^UserToken=[\w-]{43}; Path=\/; SameSite=Lax$/);
    expect(more).toEqual([]);
    expect(visitor.cookies.get('SluiceSession')).not.toBe(visitor.cookies.get('UserToken'));
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(DEMO_USERS.map(({ account, id }) => [account, id] as const))(
    'lets %s in as %i',
    async (account, id) => {
      const { visitor } = await openPage();
      await visitor.login(account);
      expect((await visitor.get(PROFILE)).body).toMatchObject({ ret_code: 0, result: { id } });
    },
  );

  it('takes the id for an account, and does not mind capitals and spaces', async () => {
    const { visitor } = await openPage();
    expect((await visitor.login(' Demo@Sluice.example ')).body.result).toEqual({ uid: 20_000_001 });
    expect((await visitor.login('20000003')).body.result).toEqual({ uid: 20_000_003 });
  });

  it('refuses wrong data with the tries that are left, the same for accounts that do not exist', async () => {
    const { visitor } = await openPage();
    for (const account of ['demo@sluice.example', 'nobody@sluice.example']) {
      for (const remaining of [4, 3, 2, 1]) {
        const { status, body, headers } = await visitor.login(account, 'wrong');
        expect([status, body.ret_code, body.ext_info]).toEqual([200, 10031, { remaining }]);
        expect(headers).not.toHaveProperty('set-cookie');
      }
    }
    await visitor.login();
    expect((await visitor.login('demo@sluice.example', 'wrong')).body.ext_info).toEqual({ remaining: 4 });
  });

  it('ends the session of the user who was logged in on this browser', async () => {
    const { sandbox, visitor } = await openPage();
    await visitor.login();
    const before = openVisitor(sandbox);
    for (const [name, value] of visitor.cookies) {
      before.cookies.set(name, value);
    }
    await visitor.login('vip@sluice.example');
    expect((await before.get(PROFILE)).body.ret_code).toBe(10007);
    expect((await visitor.get(PROFILE)).body.result).toMatchObject({ id: 20_000_003 });
  });

  it('answers an account without a password as a bad parameter', async () => {
    const { visitor } = await openPage();
    const { body } = await visitor.post('/user/public/login', { account: 'demo@sluice.example' });
    expect(body.ret_code).toBe(700000);
  });
});

describe('A private call', () => {
  it('is refused without a session', async () => {
    const { visitor } = await openPage();
    const { status, body } = await visitor.get(PROFILE);
    expect([status, body.ret_code, body.ret_msg]).toEqual([200, 10007, 'user no permission']);
  });

  it('is refused when the header does not repeat the token of this very session', async () => {
    const { sandbox, visitor } = await openPage();
    const other = openVisitor(sandbox);
    await visitor.login();
    await other.login();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = String(visitor.cookies.get('UserToken'));
    const guest = openVisitor(sandbox);
    const tokens = [
      String(other.cookies.get('UserToken')),
      '',
      `${own}x`,
      own.toLowerCase(),
      `${own}, ${own}`,
    ];
    for (const usertoken of tokens) {
      expect((await guest.get(PROFILE, { cookie, usertoken })).body.ret_code).toBe(10007);
    }
    expect((await guest.get(PROFILE, { cookie })).body.ret_code).toBe(10007);
    expect((await guest.get(PROFILE, { usertoken: own })).body.ret_code).toBe(10007);
    expect((await guest.get(PROFILE, { cookie, usertoken: own })).body.ret_code).toBe(0);
  });

  it('answers each of two users with their own', async () => {
    const { sandbox, visitor } = await openPage();
    const other = openVisitor(sandbox);
    await visitor.login();
    await other.login('india@sluice.example');
    const path = '/v3/private/cht/asset-common/coin-config?coin=BTC';
    const [own, theirs] = await Promise.all([visitor.get(path), other.get(path)]);
    expect([own.body.result, theirs.body.result]).toMatchObject([{ uid: 20_000_001 }, { uid: 20_000_011 }]);
  });
});

describe('Logout', () => {
  it('ends the session and takes both cookies back', async () => {
    const { sandbox, visitor } = await openPage();
    await visitor.login();
    const kept = openVisitor(sandbox);
    for (const [name, value] of visitor.cookies) {
      kept.cookies.set(name, value);
    }
    const { body } = await visitor.post('/logout', {});
    expect([body.ret_code, body.result]).toEqual([0, {}]);
    expect(visitor.cookies.size).toBe(0);
    expect((await kept.get(PROFILE)).body.ret_code).toBe(10007);
  });

  it('without the token ends nothing', async () => {
    const { visitor } = await openPage();
    await visitor.login();
    const { body, headers } = await visitor.post('/logout', {}, { usertoken: 'guessed' });
    expect(body.ret_code).toBe(10007);
    expect(headers).not.toHaveProperty('set-cookie');
    expect((await visitor.get(PROFILE)).body.ret_code).toBe(0);
  });

  it('of a session that is gone clears what is left of it', async () => {
    const { visitor } = await openPage();
    visitor.cookies.set('SluiceSession', 'gone').set('UserToken', 'gone');
    expect((await visitor.post('/logout', {})).body.ret_code).toBe(0);
    expect(visitor.cookies.size).toBe(0);
  });
});
