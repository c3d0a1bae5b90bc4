import { describe, expect, test } from 'vitest';
import { AT, faults, read, send } from './readPayload.ts';

const PROFILE = {
  id: 10000007,
  currency_code: '',
  sub_attribute: 2,
  username: 'demo',
  email: 'd***@sluice.example',
  mobile: '',
  country_code: 'NLD',
  kyc_level: 1,
  kyb: false,
  is_sub: false,
  vip_level: 0,
  uta_status: 'SUCCESS',
  site_id: 'SLUICE',
  created_at: AT,
  has_totp: true,
  has_fund_password: false,
};

describe('the user', () => {
  test('is read with an empty currency, and without what need not be there', () => {
    expect(read('profile', PROFILE)).toEqual(PROFILE);
  });

  test('is refused with an unknown upgrade state, by the name of the field', () => {
    expect(faults('profile', 'result', { ...PROFILE, uta_status: 'DONE' })).toEqual(['uta_status']);
    expect(faults('profile', 'result', { ...PROFILE, id: '10000007' })).toEqual(['id']);
    expect(faults('profile', 'result', null)).toEqual([null]);
  });

  test('is asked for by a list of tags, and the tag in JSON is read', () => {
    expect(send('userTag', { req_tags: ['tax_identity', 'withdraw_addr_level'] })).toEqual({
      req_tags: ['tax_identity', 'withdraw_addr_level'],
    });
    const tag = { status: 'verified', country: 'IND', id_masked: 'AB***9K' };
    const json = '{"__proto__":{"status":"none"},"status":"verified","country":"IND","id_masked":"AB***9K"}';
    expect(read('userTag', { tax_identity: json, withdraw_addr_level: '2' })).toEqual({
      tax_identity: tag,
      withdraw_addr_level: '2',
    });
    expect(faults('userTag', 'result', { tax_identity: '{' })).toEqual(['tax_identity']);
    expect(faults('userTag', 'result', { tax_identity: '{"status":"new"}' })[0]).toMatch(/^tax_identity\./);
    expect(faults('userTag', 'input', { req_tags: ['password'] })).toEqual(['req_tags.0']);
  });

  test('has permissions by the server’s words, which find nothing else', () => {
    const { items } = read('registerPermission', { items: { deposit: 1, withdraw: 2 }, reason: {} });
    expect(items.get('withdraw')).toBe(2);
    expect(items.get('constructor')).toBeUndefined();
    expect(faults('registerPermission', 'result', { items: { deposit: 3 }, reason: {} })).toEqual([
      'items.deposit',
    ]);
  });
});

describe('the site', () => {
  test('has flags whose own values are read later, each by its own schema', () => {
    const { flags } = read('webConfig', {
      flags: { p2p: { action: 'hide' }, clearance: { action: 'custom', ext: 'not JSON' } },
      stablecoinTip: true,
      defaultConvertCoin: 'USDT',
    });
    expect(flags.get('p2p')?.action).toBe('hide');
    expect(flags.get('clearance')?.ext).toBe('not JSON');
  });
});
