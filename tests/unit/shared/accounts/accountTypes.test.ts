import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCOUNT_TYPES, SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import { SOURCE_KEYS } from '#shared/endpoints/sourceKeys.ts';

const WORDS = 'static/common-static/sluice/project/release/user-assets/en.json';

test('every account type has the code by which the exchange knows it, and business type 1', () => {
  const codes = Object.entries(ACCOUNT_TYPES).map(([type, { code, businessType }]) => [
    type,
    code,
    businessType,
  ]);
  expect(codes).toEqual([
    ['contract', 1, 1],
    ['spot', 2, 1],
    ['option', 3, 1],
    ['finacial', 5, 1],
    ['fiat', 6, 1],
    ['mt4', 8, 1],
    ['unified', 10, 1],
    ['uta', 10, 1],
  ]);
});

test.each([
  ['funding', 'FUND', 'accounts.fiat'],
  ['funding_fiat', 'FUND', 'accounts.fiat'],
  ['funding_block_trade', 'FUND', 'accounts.fiat'],
  ['limit_order_funding', 'FUND', 'accounts.fiat'],
  ['otc_convert', 'FUND', 'accounts.fiat'],
  ['spot_convert', 'SPOT', 'accounts.spot'],
  ['spot_convert_block_trade', 'SPOT', 'accounts.spot'],
  ['uta_convert', 'UNIFIED', 'accounts.uta'],
  ['uta_convert_block_trade', 'UNIFIED', 'accounts.uta'],
  ['unified_sluice', 'UNIFIED', 'accounts.unified'],
  ['sluice', 'CONTRACT', 'accounts.contract'],
  ['reverse_sluice', 'CONTRACT', 'accounts.inverseContract'],
] as const)('the source key %s is the %s wallet, called %s', (key, wallet, labelKey) => {
  expect(SOURCE_KEYS).toContain(key);
  expect(SOURCE_ACCOUNTS[key]).toEqual({ wallet, labelKey });
});

test('every account has its name in English', () => {
  const keys = [...Object.values(ACCOUNT_TYPES), ...Object.values(SOURCE_ACCOUNTS)].map(
    ({ labelKey }) => labelKey,
  );
  const names = JSON.parse(readFileSync(WORDS, 'utf8')).accounts;
  expect([...new Set(keys)].sort()).toEqual(
    Object.keys(names)
      .map((key) => `accounts.${key}`)
      .sort(),
  );
});
