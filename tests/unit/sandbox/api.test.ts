import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#sandbox/seed/reference/countries.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { START_MS } from './support/createManualTime.ts';
import { logIn } from './support/logIn.ts';
import { ASSETS, openVisitor, PROFILE } from './support/openVisitor.ts';
import { type Row, readResult } from './support/readResult.ts';
import { startSandbox } from './support/startSandbox.ts';

describe('The envelope', () => {
  it('has the old names below /v2, /user and /logout', async () => {
    const { visitor } = await logIn();
    for (const path of ['/v2/public/country-list', PROFILE]) {
      const { body } = await visitor.get(path);
      expect(Object.keys(body)).toEqual([
        'ret_code',
        'ret_msg',
        'result',
        'ext_code',
        'ext_info',
        'time_now',
        'asked',
      ]);
      expect(body.time_now).toBe(`${START_MS / 1000}.000000`);
    }
    expect((await visitor.post('/logout', {})).body).toHaveProperty('ret_code', 0);
  });

  it('has the new names below /v3, for refusals as well', async () => {
    const { visitor } = await logIn();
    const good = await visitor.get(`${ASSETS}/coin-list`);
    expect(Object.keys(good.body)).toEqual([
      'retCode',
      'retMsg',
      'result',
      'ext_code',
      'ext_info',
      'time_now',
      'asked',
    ]);
    const bad = await visitor.get(`${ASSETS}/exchange-rate?name=XXX`);
    expect([bad.status, bad.body.retCode, bad.body.result]).toEqual([200, 700000, {}]);
  });

  it('is compact JSON that no cache may store', async () => {
    const { visitor } = await logIn();
    const { text, headers } = await visitor.get(`${ASSETS}/coin-list`);
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('The profile', () => {
  it('shows who is logged in, address masked', async () => {
    const { visitor } = await logIn();
    expect(await readResult(visitor, PROFILE)).toEqual({
      id: 20_000_001,
      currency_code: 'EUR',
      sub_attribute: 0,
      username: 'Dana Demo',
      email: 'de****@sluice.example',
      mobile: '+49****4711',
      country_code: 'DEU',
      kyc_level: 1,
      kyb: false,
      is_sub: false,
      vip_level: 0,
      uta_status: '',
      site_id: 'SLUICE',
      created_at: '1709544600000',
      has_totp: true,
      has_fund_password: false,
    });
  });

  it.each([
    ['islamic', { sub_attribute: 2, is_sub: true, parent_uid: 20_000_005, site_id: 'ISLAMIC' }],
    ['newcomer', { kyc_level: 0, currency_code: '' }],
    ['vip', { vip_level: 5, kyc_level: 2 }],
    ['main', { kyb: true, is_sub: false }],
    ['unified', { uta_status: 'SUCCESS' }],
    ['upgrading', { uta_status: 'PROCESS' }],
    ['failed', { uta_status: 'FAIL' }],
    ['hongkong', { country_code: 'HKG', site_id: 'HKG' }],
    ['india', { country_code: 'IND', currency_code: 'INR' }],
  ])('of %s shows what that account is for', async (name, expected) => {
    const { visitor } = await logIn(`${name}@sluice.example`);
    expect(await readResult(visitor, PROFILE)).toMatchObject(expected);
  });

  it('exists once for each id, and parents exist', () => {
    const ids = DEMO_USERS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.min(...ids)).toBeGreaterThan(0);
    for (const { parentId } of DEMO_USERS) {
      expect(parentId === null || ids.includes(parentId)).toBe(true);
    }
  });
});

describe('The exchange rate', () => {
  it('is the inverse of what the fiat topic says at the same moment', async () => {
    const { visitor, connect, time } = await logIn();
    time.advance(100_000);
    const client = await connect();
    client.subscribe('fiat');
    const { data } = await client.nextFrame();
    const rows = data.filter(({ tg }) => tg === 'USD');
    expect(rows).toHaveLength(42);
    for (const { sr, rt } of rows) {
      const { name, rate, updatedAt } = await readResult(visitor, `${ASSETS}/exchange-rate?name=${sr}`);
      expect(name).toBe(sr);
      expect(Number(rate) * Number(rt)).toBeCloseTo(1, 9);
      expect(rate).toMatch(/^\d+(?:\.\d{1,18})?$/);
      expect(Number(updatedAt)).toBeGreaterThan(time.clock.now() - 20_000);
      expect(Number(updatedAt)).toBeLessThanOrEqual(time.clock.now());
    }
  });

  it('of the dollar is one', async () => {
    const { visitor } = await logIn();
    expect(await readResult(visitor, `${ASSETS}/exchange-rate?name=USD`)).toMatchObject({ rate: '1' });
  });

  it.each(['', '?name=', '?name=eur', '?name=BTC', '?name=EUR&name=GBP', '?name=__proto__'])(
    'for %j is a bad parameter',
    async (query) => {
      const { visitor } = await logIn();
      const { status, body } = await visitor.get(`${ASSETS}/exchange-rate${query}`);
      expect([status, body.retCode]).toEqual([200, 700000]);
    },
  );
});

describe('Calls that guests may make too', () => {
  it('list all countries of ISO 3166-1', async () => {
    const { sandbox } = await startSandbox();
    const { list } = await readResult(openVisitor(sandbox), '/v2/public/country-list');
    const rows = list as Row[];
    expect(rows).toHaveLength(249);
    for (const field of ['code', 'code2', 'name']) {
      expect(new Set(rows.map((row) => row[field])).size).toBe(249);
    }
    expect(COUNTRIES.every(({ dial }) => /^[1-9]\d{0,3}$/.test(dial))).toBe(true);
    expect(rows.find(({ code }) => code === 'DEU')).toEqual({
      code: 'DEU',
      code2: 'DE',
      name: 'Germany',
      dial: '49',
      restricted: false,
      has_states: true,
    });
    expect(rows.find(({ code }) => code === 'USA')).toMatchObject({ restricted: true, has_states: true });
    expect(rows.find(({ code }) => code === 'FRA')).toMatchObject({ has_states: false });
  });

  it('hide nothing and announce nothing', async () => {
    const { sandbox } = await startSandbox();
    const visitor = openVisitor(sandbox);
    const web = await visitor.post('/v3/config/web', { keys: ['p2p'], siteId: 'EU', subAttribute: 2 });
    expect(web.body.result).toEqual({ flags: {}, stablecoinTip: true, defaultConvertCoin: 'USDT' });
    const other = await visitor.post('/v3/config/web', { keys: [], siteId: 'HKG' });
    expect(other.body.result).toMatchObject({ stablecoinTip: false });
    const banner = await visitor.post('/v3/config/banner', { position: 'top', lang: 'en' });
    expect(banner.body.result).toEqual({ list: [] });
  });
});
