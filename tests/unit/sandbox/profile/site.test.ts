import { describe, expect, it } from 'vitest';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { LANGUAGES } from '#shared/site/languages.ts';
import { START_MS } from '../support/createManualTime.ts';
import { logIn } from '../support/logIn.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { type Row, readResult } from '../support/readResult.ts';
import { startSandbox } from '../support/startSandbox.ts';

async function openSite() {
  const test = await startSandbox();
  const visitor = openVisitor(test.sandbox);
  const ask = async (siteId: string, more: object = {}) =>
    (await visitor.post('/v3/config/web', { keys: [], siteId, ...more })).body.result as Row;
  const announce = async (position: string, lang = 'en') =>
    (await visitor.post('/v3/config/banner', { position, lang })).body.result as { list: Row[] };
  return { ...test, visitor, ask, announce };
}

describe('What a site offers', () => {
  it('is everything on the global one', async () => {
    const { ask } = await openSite();
    expect(await ask('SLUICE')).toEqual({ flags: {}, stablecoinTip: false, defaultConvertCoin: 'USDT' });
  });

  it('is less on each of the others', async () => {
    const { ask } = await openSite();
    for (const siteId of ['EU', 'NLD', 'HKG', 'ARE', 'TUR', 'KAZ', 'ISLAMIC']) {
      const { flags } = await ask(siteId);
      expect(Object.keys(flags as object).length, siteId).toBeGreaterThan(0);
      expect(new Set(Object.values(flags as object).map(({ action }) => action))).toEqual(new Set(['hide']));
    }
  });

  it('mentions stablecoins in the EU alone, and a clearance in Hong Kong alone', async () => {
    const { ask } = await openSite();
    const sites = ['SLUICE', 'EU', 'NLD', 'HKG', 'ARE', 'TUR', 'KAZ', 'ISLAMIC'];
    const answers = await Promise.all(sites.map((siteId) => ask(siteId)));
    const tipped = sites.filter((_site, at) => answers[at]?.stablecoinTip === true);
    expect(tipped).toEqual(['EU']);
    const cleared = sites.filter((_site, at) => answers[at]?.clearanceTime !== undefined);
    expect(cleared).toEqual(['HKG']);
    expect(answers[3]?.clearanceTime).toBe('1893456000000');
  });

  it('bears no interest for an Islamic account, on whichever site', async () => {
    const { ask } = await openSite();
    for (const siteId of ['SLUICE', 'EU', 'ISLAMIC']) {
      const { flags } = await ask(siteId, { subAttribute: 2 });
      expect(flags).toMatchObject({ earn: { action: 'hide' }, sideNavCryptoLoans: { action: 'hide' } });
    }
    expect((await ask('SLUICE', { subAttribute: 1 })).flags).toEqual({});
  });

  it('gets the flags that are asked about', async () => {
    const { ask } = await openSite();
    const { flags } = await ask('HKG', { keys: ['card', 'p2p', 'none'] });
    expect(flags).toEqual({ card: { action: 'hide' } });
  });

  it('is everything on a site that is none', async () => {
    const { ask } = await openSite();
    for (const siteId of ['NOWHERE', '__proto__', 'constructor', '']) {
      expect(await ask(siteId), siteId).toMatchObject({ flags: {}, stablecoinTip: false });
    }
  });
});

describe('Banners', () => {
  it('announce what is suspended, on the page it hits, until it opens again', async () => {
    const { announce, time } = await openSite();
    const { list } = await announce('deposit');
    expect(list.map(({ id }) => id)).toEqual(['suspended-deposit-DASH', 'suspended-deposit-SEI']);
    expect(list[0]).toMatchObject({
      title: 'Deposits of DASH are suspended',
      level: 'warn',
      startAt: String(START_MS),
      endAt: String(START_MS + 7_200_000),
      dismissible: true,
    });
    expect((await announce('withdraw')).list.map(({ title }) => title)).toEqual([
      'Withdrawals of ETH on MANTLE are suspended',
      'Withdrawals of SEI are suspended',
    ]);
    time.advance(7_200_000);
    expect((await announce('deposit')).list.map(({ id }) => id)).toEqual(['suspended-deposit-SEI']);
  });

  it('are in the language asked for, and in English where that is not spoken', async () => {
    const { announce } = await openSite();
    const sayIn = async (lang: string) => {
      const [first] = (await announce('withdraw', lang)).list;
      return `${first?.title} ${first?.text}`;
    };
    const english = await sayIn('en');
    for (const lang of LANGUAGES.filter((each) => !each.startsWith('en'))) {
      expect(await sayIn(lang), lang).toMatch(/ETH.*MANTLE|MANTLE.*ETH/);
      expect(await sayIn(lang), lang).not.toBe(english);
    }
    expect(await sayIn('de')).toBe(await sayIn('de-DE'));
    expect(await sayIn('xx')).toBe(english);
  });

  it('are none anywhere else', async () => {
    const { announce } = await openSite();
    for (const position of ['top', '', '__proto__']) {
      expect((await announce(position)).list, position).toEqual([]);
    }
  });
});

describe('Countries', () => {
  it('have states to choose from exactly where the list says so', async () => {
    const { visitor } = await openSite();
    const rows = (await readResult(visitor, '/v2/public/country-list')).list as Row[];
    for (const { code, has_states } of rows.filter((row, at) => row.has_states === true || at % 25 === 0)) {
      const { list } = await readResult(visitor, `/user/public/state-list?country=${code}`);
      expect((list as Row[]).length > 0, String(code)).toBe(has_states);
    }
  });

  it('have all their states, each with its own code', async () => {
    const { visitor } = await openSite();
    for (const [country, count, one] of [
      ['USA', 51, { code: 'CA', name: 'California' }],
      ['CAN', 13, { code: 'QC', name: 'Quebec' }],
      ['AUS', 8, { code: 'NSW', name: 'New South Wales' }],
      ['IND', 36, { code: 'MH', name: 'Maharashtra' }],
      ['DEU', 16, { code: 'NW', name: 'North Rhine-Westphalia' }],
      ['AUT', 9, { code: '9', name: 'Vienna' }],
      ['CHE', 26, { code: 'ZH', name: 'Zurich' }],
      ['BRA', 27, { code: 'SP', name: 'São Paulo' }],
      ['MEX', 32, { code: 'CMX', name: 'Mexico City' }],
      ['MYS', 16, { code: '14', name: 'Kuala Lumpur' }],
      ['ARE', 7, { code: 'DU', name: 'Dubai' }],
      ['JPN', 47, { code: '13', name: 'Tokyo' }],
    ] as const) {
      const { list } = await readResult(visitor, `/user/public/state-list?country=${country}`);
      const rows = list as Row[];
      expect([rows.length, new Set(rows.map(({ code }) => code)).size], country).toEqual([count, count]);
      expect(rows).toContainEqual(one);
    }
  });

  it('that there are not have none, and what is no code is a bad parameter', async () => {
    const { visitor } = await openSite();
    expect(await readResult(visitor, '/user/public/state-list?country=XXX')).toEqual({ list: [] });
    for (const query of ['', '?country=', '?country=us', '?country=__proto__']) {
      expect((await visitor.get(`/user/public/state-list${query}`)).body.ret_code).toBe(700000);
    }
  });

  it('have calling codes in the order of their names, with a guess at the visitor’s', async () => {
    const { visitor } = await openSite();
    const guest = await readResult(visitor, '/register/countryCode');
    expect(guest.guess).toBe('');
    const names = (guest.list as Row[]).map(({ name }) => String(name));
    expect(names).toHaveLength(249);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(guest.list).toContainEqual({ code2: 'DE', dial: '49', name: 'Germany' });
    await visitor.login('india@sluice.example');
    expect(await readResult(visitor, '/register/countryCode')).toMatchObject({ guess: 'IN' });
  });
});

describe('Coins', () => {
  const LIST = '/v3/private/cht/asset-common/coin-list';

  it('and rates are for guests to see as well, for they convert before they log in', async () => {
    const { visitor } = await openSite();
    const guest = (await visitor.get(LIST)).body.result;
    expect((await visitor.get('/v3/private/cht/asset-common/exchange-rate?name=EUR')).body.retCode).toBe(0);
    expect((await visitor.get('/v3/private/cht/asset-common/coin-config?coin=BTC')).body.retCode).toBe(10007);
    await visitor.login();
    expect((await visitor.get(LIST)).body.result).toEqual(guest);
  });

  it('of records are those of the account: currencies in funding, what settles in derivatives', async () => {
    const { visitor } = await openSite();
    const read = async (query: string) =>
      (await readResult(visitor, `${LIST}?scene=record${query}`)).list as Row[];
    const [all, spot, contract, fund] = await Promise.all(
      ['', '&accountType=spot', '&accountType=contract', '&accountType=fund'].map(read),
    );
    expect(spot).toEqual(all);
    expect(contract?.map(({ coin }) => coin)).toContain('USDT');
    expect(contract?.map(({ coin }) => coin)).not.toContain('SHIB');
    expect(fund?.filter(({ type }) => type === 'fiat')).toHaveLength(43);
    expect(fund?.find(({ coin }) => coin === 'JPY')).toMatchObject({
      name: 'Japanese Yen',
      scale: 0,
      convert: 0,
    });
    expect(new Set(fund?.map(({ rank }) => rank)).size).toBe(fund?.length);
  });
});

describe('Calls about a user', () => {
  it('are refused to guests', async () => {
    const { visitor } = await openSite();
    for (const path of [
      '/v2/private/user/profile',
      '/user/private/user-tag?req_tags=tax_identity',
      '/user/private/member/info',
      '/user/private/permission',
      '/v3/private/cht/asset-common/coin-config?coin=BTC',
    ]) {
      const { body } = await visitor.get(path);
      expect(body.ret_code ?? body.retCode, path).toBe(10007);
    }
    for (const path of [
      '/s1/loyalty-program/get-vip-label-info-light',
      '/siteapi/unified/private/account-walletbalance',
    ]) {
      const { body } = await visitor.post(path, {});
      expect(body.ret_code ?? body.retCode, path).toBe(10007);
    }
  });

  it('answer every demo account', async () => {
    const { sandbox } = await logIn();
    for (const { account } of DEMO_USERS) {
      const visitor = openVisitor(sandbox);
      await visitor.login(account);
      for (const path of [
        '/user/private/member/info',
        '/user/private/permission',
        '/register/permission_v2',
      ]) {
        expect((await visitor.get(path)).body.ret_code, `${account} ${path}`).toBe(0);
      }
    }
  });
});
