import { describe, expect, test } from 'vitest';
import { shareSandbox } from '../support/shareSandbox.ts';

const SUBS = '/user/private/search-subaccount-tax';

const fresh = shareSandbox({});

describe('Taxes of sub-accounts', () => {
  test('are shown to their main account', async () => {
    const visitor = await fresh.enter('main@sluice.example');
    const { body } = await visitor.get(`${SUBS}?year=2026`);
    const { list, summary } = body.result as { list: { uid: number; status: string }[]; summary: object };
    expect(list.map(({ uid, status }) => [uid, status])).toEqual([
      [20_000_004, 'open'],
      [20_000_006, 'open'],
    ]);
    expect(summary).toMatchObject({ disposals: 0 });
    const past = await visitor.get(`${SUBS}?year=2026&quarter=1&uid=20000006&country=DEU`);
    expect(past.body.result).toMatchObject({ list: [{ uid: 20_000_006, status: 'final' }] });
  });

  test.each([
    ['demo@sluice.example', 'year=2026', 134006],
    ['sub@sluice.example', 'year=2026', 134006],
    ['main@sluice.example', 'year=2026&uid=20000001', 134006],
    ['main@sluice.example', 'year=2026&country=JPN', 134006],
    ['main@sluice.example', 'year=2027', 134006],
    ['main@sluice.example', 'year=2026&quarter=5', 700000],
  ])('asked by %s for %s are answered %i', async (account, query, code) => {
    const visitor = await fresh.enter(account);
    expect((await visitor.get(`${SUBS}?${query}`)).body.ret_code).toBe(code);
  });
});
