import { describe, expect, it } from 'vitest';
import { createDataDir } from '../support/createDataDir.ts';
import type { ManualTime } from '../support/createManualTime.ts';
import { ENGINES } from '../support/engines.ts';
import { openVisitor, PROFILE, type Visitor } from '../support/openVisitor.ts';
import { startSandbox } from '../support/startSandbox.ts';

const HOUR_MS = 3_600_000;
const DEMO = 'demo@sluice.example';

async function fail(visitor: Visitor, account: string, times: number) {
  let answer = await visitor.login(account, 'wrong');
  for (let made = 1; made < times; made += 1) {
    answer = await visitor.login(account, 'wrong');
  }
  return answer.body;
}

async function openPage() {
  const test = await startSandbox();
  return { ...test, visitor: openVisitor(test.sandbox) };
}

/** Guesses whenever that is looked at, for an hour; how many were. */
async function guessForAnHour(visitor: Visitor, time: ManualTime): Promise<number> {
  const endMs = time.clock.now() + HOUR_MS;
  let looked = 0;
  while (time.clock.now() < endMs) {
    const { body } = await visitor.login(DEMO, 'wrong');
    if (body.ret_code === 10031) looked += 1;
    const { retryAfter = 0 } = body.ext_info as { retryAfter?: number };
    time.advance(retryAfter * 1_000);
  }
  return looked;
}

describe('Five wrong passwords within an hour', () => {
  it('make the next one wait a little, whether the account exists or not', async () => {
    const { visitor, time } = await openPage();
    for (const account of [DEMO, 'nobody@sluice.example']) {
      expect(await fail(visitor, account, 5)).toMatchObject({
        ret_code: 10031,
        ext_info: { remaining: 0, retryAfter: 5 },
      });
      time.advance(1_000);
      const { body, headers } = await visitor.login(account, 'wrong');
      expect(body).toMatchObject({ ret_code: 131080, ext_info: { remaining: 0, retryAfter: 4 } });
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('of a stranger keep the user out for five seconds, by whichever name', async () => {
    const { visitor, time } = await openPage();
    await fail(visitor, ' DEMO@sluice.example', 5);
    for (const account of [DEMO, '20000001']) {
      expect((await visitor.login(account)).body.ret_code).toBe(131080);
    }
    time.advance(4_999);
    expect((await visitor.login()).body).toMatchObject({ ret_code: 131080, ext_info: { retryAfter: 1 } });
    time.advance(1);
    expect((await visitor.login()).body.ret_code).toBe(0);
    expect(await fail(visitor, DEMO, 1)).toMatchObject({ ext_info: { remaining: 4 } });
  });

  it('slow the account down by degrees, to six minutes at most', async () => {
    const { visitor, time } = await openPage();
    await fail(visitor, DEMO, 4);
    const waits: unknown[] = [];
    for (let wrong = 5; wrong <= 13; wrong += 1) {
      const { retryAfter } = (await fail(visitor, DEMO, 1)).ext_info as { retryAfter: number };
      waits.push(retryAfter);
      time.advance(retryAfter * 1_000);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 360, 360]);
  });

  it('and all that follow are no more than twenty in an hour, as when five locked for a quarter of it', async () => {
    const { visitor, time } = await openPage();
    expect(await guessForAnHour(visitor, time)).toBe(20);
    expect(await guessForAnHour(visitor, time)).toBeLessThanOrEqual(20);
  });

  it('are not put off by trying on while it lasts', async () => {
    const { visitor, time } = await openPage();
    await fail(visitor, DEMO, 5);
    time.advance(4_000);
    await fail(visitor, DEMO, 3);
    time.advance(1_000);
    expect((await visitor.login()).body.ret_code).toBe(0);
  });

  it('keep nobody out for longer when the clock is set back an hour', async () => {
    const { visitor, time } = await openPage();
    await fail(visitor, DEMO, 6);
    time.setClock(-HOUR_MS);
    expect((await visitor.login()).body).toMatchObject({ ret_code: 131080, ext_info: { retryAfter: 5 } });
    time.advance(5_000);
    expect((await visitor.login()).body.ret_code).toBe(0);
  });

  it('concern no other user', async () => {
    const { visitor } = await openPage();
    await fail(visitor, DEMO, 6);
    expect((await visitor.login('vip@sluice.example')).body.ret_code).toBe(0);
  });

  it('leave a user who is logged in logged in', async () => {
    const { sandbox, visitor } = await openPage();
    await visitor.login();
    await fail(openVisitor(sandbox), DEMO, 6);
    expect((await visitor.get(PROFILE)).body.ret_code).toBe(0);
  });

  it.each(ENGINES)('are counted each when they come at once, on $name', async ({ prepareExchange }) => {
    const { sandbox } = await startSandbox(await prepareExchange());
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => openVisitor(sandbox).login(DEMO, 'wrong')),
    );
    const codes = answers.map(({ body }) => body.ret_code);
    expect(codes.filter((code) => code === 10031)).toHaveLength(5);
    expect(codes.filter((code) => code === 131080)).toHaveLength(7);
  });

  it('are remembered by a sandbox that is started again', async () => {
    const dataDir = await createDataDir();
    const first = await startSandbox({ dataDir });
    await fail(openVisitor(first.sandbox), DEMO, 5);
    await first.sandbox.close();
    const second = await startSandbox({ dataDir });
    expect((await openVisitor(second.sandbox).login()).body.ret_code).toBe(131080);
  });
});

describe('A right password', () => {
  it('makes the wrong ones before it forgotten', async () => {
    const { visitor } = await openPage();
    await fail(visitor, DEMO, 4);
    await visitor.login();
    expect(await fail(visitor, DEMO, 4)).toMatchObject({ ret_code: 10031, ext_info: { remaining: 1 } });
  });
});

describe('An account', () => {
  it('of hostile text is no user', async () => {
    const { visitor } = await openPage();
    for (const account of ["' or 1=1 --", '<script>', '%', 'login:demo@sluice.example', '\u202e', '💥']) {
      const { status, body } = await visitor.login(account, account);
      expect([status, body.ret_code], account).toEqual([200, 10031]);
    }
  });

  it('that no user can have is a bad parameter', async () => {
    const { visitor } = await openPage();
    for (const account of ['demo\u0000', '\ud800', 'a'.repeat(255)]) {
      const { status, body } = await visitor.login(account, 'wrong');
      expect([status, body.ret_code]).toEqual([200, 700000]);
    }
  });
});
