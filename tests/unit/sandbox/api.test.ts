import { describe, expect, it } from 'vitest';
import { CHAINS } from '#sandbox/reference/chains.ts';
import { COINS } from '#sandbox/reference/coins.ts';
import { COUNTRIES } from '#sandbox/reference/countries.ts';
import { DEMO_USERS } from '#sandbox/reference/demoUsers.ts';
import { ASSETS, openVisitor, PROFILE, type Visitor } from './support/openVisitor.ts';
import { START_MS, startSandbox } from './support/startSandbox.ts';

type Row = Readonly<Record<string, unknown>>;

async function logIn(account?: string) {
  const test = await startSandbox();
  const visitor = openVisitor(test.sandbox.port);
  await visitor.login(account);
  return { ...test, visitor };
}

async function readResult(visitor: Visitor, path: string): Promise<Row> {
  const { body } = await visitor.get(path);
  return body.result as Row;
}

async function readChain(visitor: Visitor, coin: string, chain: string): Promise<Row | undefined> {
  const { chains } = await readResult(visitor, `${ASSETS}/coin-config?coin=${coin}`);
  return (chains as Row[]).find((row) => row.chain === chain);
}

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
    ]);
    const bad = await visitor.get(`${ASSETS}/exchange-rate?name=XXX`);
    expect([bad.status, bad.body.retCode, bad.body.result]).toEqual([200, 700000, {}]);
  });

  it('is compact JSON that nobody may store', async () => {
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

describe('The coin list', () => {
  it('has every coin of the exchange in its order', async () => {
    const { visitor } = await logIn();
    const { list } = await readResult(visitor, `${ASSETS}/coin-list?scene=deposit`);
    expect((list as Row[]).map(({ coin, name, rank }) => [coin, name, rank])).toEqual(
      COINS.map(({ coin, name }, i) => [coin, name, i + 1]),
    );
  });

  it('says what is closed and keeps it in sight', async () => {
    const { visitor } = await logIn();
    const { list } = await readResult(visitor, `${ASSETS}/coin-list`);
    const rows = new Map((list as Row[]).map((row) => [row.coin, row]));
    expect(rows.get('BTC')).toMatchObject({ scale: 8, deposit: 1, withdraw: 1, convert: 1, hot: true });
    expect(rows.get('DASH')).toMatchObject({ deposit: 0, withdraw: 1, convert: 0 });
    expect(rows.get('SEI')).toMatchObject({ deposit: 0, withdraw: 0, convert: 1 });
    expect(rows.get('USDC')).toMatchObject({ scale: 4, contracts: { length: 4 } });
  });

  it('knows four scenes', async () => {
    const { visitor } = await logIn();
    expect((await visitor.get(`${ASSETS}/coin-list?scene=anything`)).body.retCode).toBe(700000);
  });
});

describe('The configuration of a coin', () => {
  it('repeats who asked and for what', async () => {
    const { visitor } = await logIn('vip@sluice.example');
    for (const { coin } of COINS) {
      expect(await readResult(visitor, `${ASSETS}/coin-config?coin=${coin}`)).toMatchObject({
        uid: 20_000_003,
        coin,
      });
    }
  });

  it('names every chain there is, and none twice for a coin', async () => {
    const { visitor } = await logIn();
    const seen = new Set<unknown>();
    for (const { coin } of COINS) {
      const { chains } = await readResult(visitor, `${ASSETS}/coin-config?coin=${coin}`);
      const codes = (chains as Row[]).map(({ chain }) => chain);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) {
        seen.add(code);
      }
    }
    expect([...seen].sort()).toEqual(CHAINS.map(({ chain }) => chain).sort());
  });

  it('has the figures of its table', async () => {
    const { visitor } = await logIn();
    expect(await readChain(visitor, 'USDT', 'TRX')).toEqual({
      chain: 'TRX',
      chainType: 'TRON (TRC20)',
      confirmation: '20',
      safeConfirmNumber: '50',
      depositMin: '0',
      withdrawMin: '1',
      withdrawMax: '1000000',
      withdrawFee: '1',
      withdrawPercentageFee: '0',
      minAccuracy: '4',
      chainDeposit: '1',
      chainWithdraw: '1',
      contractAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      depositEta: 60,
      withdrawEta: 60,
      tag: { mode: 'forbidden', name: '', regex: '' },
      addressFormat: 'tron',
      explorerTx: 'https://tronscan.org/#/transaction/',
      explorerAddress: 'https://tronscan.org/#/address/',
      batchReleaseLimit: '-1',
      tips: [],
    });
    expect(await readChain(visitor, 'BTC', 'LIGHTNING')).toMatchObject({
      withdrawMax: '0.01',
      explorerTx: '',
    });
    expect(await readChain(visitor, 'BTC', 'BTC')).toMatchObject({ withdrawMax: '15.38461538' });
    expect(await readChain(visitor, 'ETH', 'OP')).toMatchObject({ withdrawFee: '0.0001' });
    expect(await readChain(visitor, 'STX', 'STX')).toMatchObject({ withdrawPercentageFee: '0.001' });
    expect(await readChain(visitor, 'XRP', 'XRP')).toMatchObject({
      tag: { mode: 'optional', name: 'destination tag' },
    });
    expect(await readChain(visitor, 'TON', 'TON')).toMatchObject({
      explorerTx: 'https://tonviewer.com/transaction/',
      explorerAddress: 'https://tonviewer.com/',
    });
  });

  it('shows what is suspended, and opens it again when its time has come', async () => {
    const { visitor, time } = await logIn();
    const reopenAt = String(START_MS + 7_200_000);
    expect(await readChain(visitor, 'DASH', 'DASH')).toMatchObject({
      chainDeposit: '0',
      chainWithdraw: '1',
      reopenAt,
    });
    expect(await readChain(visitor, 'ETH', 'MANTLE')).toMatchObject({
      chainDeposit: '1',
      chainWithdraw: '0',
    });
    expect(await readChain(visitor, 'MNT', 'MANTLE')).toMatchObject({
      chainDeposit: '1',
      chainWithdraw: '1',
    });
    time.advance(7_200_000);
    expect(await readChain(visitor, 'DASH', 'DASH')).toMatchObject({ chainDeposit: '1' });
    const sei = await readChain(visitor, 'SEI', 'SEI');
    expect(sei).toMatchObject({ chainDeposit: '0', chainWithdraw: '0', reason: expect.any(String) });
    expect(sei).not.toHaveProperty('reopenAt');
  });

  it('is closed for a coin that is none', async () => {
    const { visitor } = await logIn();
    expect((await visitor.get(`${ASSETS}/coin-config?coin=NONE`)).body.retCode).toBe(50001);
    expect((await visitor.get(`${ASSETS}/coin-config`)).body.retCode).toBe(700000);
  });
});

describe('Calls that anybody may make', () => {
  it('list all countries of ISO 3166-1', async () => {
    const { sandbox } = await startSandbox();
    const { list } = await readResult(openVisitor(sandbox.port), '/v2/public/country-list');
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
      has_states: false,
    });
    expect(rows.find(({ code }) => code === 'USA')).toMatchObject({ restricted: true, has_states: true });
  });

  it('hide nothing and announce nothing', async () => {
    const { sandbox } = await startSandbox();
    const visitor = openVisitor(sandbox.port);
    const web = await visitor.post('/v3/config/web', { keys: ['p2p'], siteId: 'EU', subAttribute: 2 });
    expect(web.body.result).toEqual({ flags: {}, stablecoinTip: true, defaultConvertCoin: 'USDT' });
    const other = await visitor.post('/v3/config/web', { keys: [], siteId: 'HKG' });
    expect(other.body.result).toMatchObject({ stablecoinTip: false });
    const banner = await visitor.post('/v3/config/banner', { position: 'top', lang: 'en' });
    expect(banner.body.result).toEqual({ list: [] });
  });
});
