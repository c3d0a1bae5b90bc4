import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';

/** product.md section 7, its shortened paths whole. */
const SPECIFIED = [
  'GET /v2/private/user/profile',
  'GET /v3/private/cht/asset-common/exchange-rate',
  'POST /logout',
  'GET /user/private/user-tag',
  'POST /send/email',
  'GET /user/private/member/info',
  'POST /v3/config/web',
  'POST /v3/config/banner',
  'GET /register/permission_v2',
  'GET /user/private/search-subaccount-tax',
  'POST /s1/loyalty-program/vip-ambassador',
  'POST /s1/loyalty-program/get-vip-label-info-light',
  'GET /user/private/permission',
  'GET /v3/private/cht/asset-common/query-user-aggregate-info',
  'GET /v3/private/cht/asset-common/coin-list',
  'GET /v3/private/cht/asset-common/coin-config',

  'GET /exchangeNew/getGapRate',
  'POST /exchange/batch/preOrder',
  'GET /exchange/batch/list',
  'POST /exchange/batch/exchangeOrder',
  'GET /exchangeNew/batch/setting',
  'POST /exchangeNew/convert/coinInfoListByBalance',
  'POST /exchangeNew/convert/quote',
  'POST /exchangeNew/convert/execute',
  'POST /exchangeNew/convert/query',
  'POST /exchangeNew/convert/unified/query',
  'POST /exchangeNew/convert/limit',
  'POST /exchangeNew/convert/specifiedCoinQuery',
  'POST /exchangeNew/batch/quote',
  'POST /exchangeNew/batch/convert',
  'POST /exchangeNew/batch/query',
  'POST /exchangeNew/batch/reQuote',
  'POST /exchangeNew/blockTrade/query',
  'POST /exchangeNew/blockTrade/check',
  'POST /exchangeNew/limitOrder/create',
  'POST /exchangeNew/limitOrder/cancel',
  'POST /exchangeNew/limitOrder/query/exchangeTxId',
  'POST /siteapi/unified/private/account-walletbalance',
  'GET /spot/api/quote/v5/klines',
  'GET /spot/api/basic/get_recent_add',
  'GET /spot/api/basic/recommend_symbols',
  'GET /de/cht/api/byHotCoin/spotHotSymbol/list',

  'GET /v3/private/cht/asset-deposit/deposit/aggregate-records',
  'POST /v3/private/cht/asset-deposit/deposit/order-deposit',
  'GET /v3/private/cht/asset-deposit/deposit/address-chain',
  'POST /v3/private/cht/asset-deposit/deposit/edit-address',
  'GET /fiat/private/channel/user-preferences',
  'GET /fiat/aml/pre-kya/chain-list',
  'POST /fiat/aml/pre-kya/check',
  'GET /fiat/aml/pre-kya/check-list',

  'GET /contract/v5/private/asset/transaction-history',
  'GET /v3/private/asset/universal/transfer/list',
  'GET /v3/private/asset/universal-transfer/account-types',

  'GET /v3/private/cht/asset-withdraw/address/address-list',
  'POST /v3/private/cht/asset-withdraw/address/address-create',
  'POST /v3/private/cht/asset-withdraw/address/batch-create',
  'POST /v3/private/cht/asset-withdraw/address/address-edit',
  'POST /v3/private/cht/asset-withdraw/address/address-delete',
  'POST /v3/private/cht/asset-withdraw/address/address-check',
  'POST /v3/private/cht/asset-withdraw/address/check-internal-address-validity',
  'POST /v3/private/cht/asset-withdraw/address/change-address-verification',
  'POST /v3/private/cht/asset-withdraw/address/switch-address-verification',
  'POST /user/private/change/address-super-verification',
  'GET /v3/private/cht/asset-withdraw/withdraw/coin-chain',
  'GET /v3/private/cht/asset-withdraw/withdraw/limit-amount',
  'GET /v3/private/cht/asset-risk/risk-limit/limit-amount-list',
  'POST /user/public/risk/default-intercept',

  'GET /v2/public/country-list',
  'GET /register/countryCode',
  'GET /user/public/state-list',

  'POST /v3/private/cht/asset-file-core/export/config',
  'POST /v3/private/cht/asset-file-core/export/create',
  'POST /v3/private/cht/asset-file-core/export/create/india-tax-statement',
  'POST /v3/private/cht/asset-file-core/export/list',
  'POST /v3/private/cht/asset-file-core/export/url',
  'POST /v3/private/cht/asset-file-core/export/create/account-statement',

  'POST /option/asset/amp/product/agreement/query',
  'POST /option/asset/amp/agreement/apply',
];

/** screens.md 2.11, 0.2a and 0.2b. */
const ADDED = [
  'POST /fiat/private/channel/user-preferences',
  'GET /v3/private/cht/asset-deposit/deposit/address-list',
  'POST /v3/private/cht/asset-withdraw/withdraw/create',
  'POST /v3/private/cht/asset-withdraw/withdraw/cancel',
  'POST /v3/private/cht/asset-withdraw/withdraw/supplement',
  'GET /v3/private/cht/asset-withdraw/withdraw/record-list',
  'GET /v3/private/cht/asset-withdraw/withdraw/vasp-list',
  'POST /v3/private/cht/asset-deposit/deposit/travel-rule-submit',
  'POST /v3/private/cht/asset-file-core/export/delete',
  'POST /v3/private/cht/asset-file-core/export/estimate',
  'POST /v3/private/cht/asset-file-core/export/tax-identity',
  'POST /v3/private/cht/asset-file-core/export/tax-overview',
  'POST /v3/private/cht/asset-file-core/export/tax-cost',
  'POST /v3/private/cht/asset-file-core/export/tax-costs',
  'POST /v3/private/cht/asset-file-core/export/tax-method',
  'POST /v3/private/cht/asset-file-core/export/india-tds',
  'POST /v3/private/cht/asset-file-core/export/create/tax-report',
];

const entries: [name: string, entry: Endpoint][] = Object.entries(ENDPOINTS);
const namesWhere = (isSo: (entry: Endpoint) => boolean): string[] =>
  entries.filter(([, entry]) => isSo(entry)).map(([name]) => name);
const fieldsOf = (schema: GenericSchema): string[] =>
  'entries' in schema && typeof schema.entries === 'object' ? Object.keys(schema.entries ?? {}) : [];

describe('the table of calls', () => {
  test('has every call of the specification and those that screens.md adds, each once', () => {
    const calls = entries.map(([, { method, path }]) => `${method.toUpperCase()} ${path}`);
    expect(calls.toSorted()).toEqual([...SPECIFIED, ...ADDED].toSorted());
    expect(new Set(calls).size).toBe(calls.length);
  });

  test('sends a GET as a query, the risk question as a form and anything else as JSON', () => {
    expect(namesWhere(({ encoding }) => encoding === 'form')).toEqual(['riskIntercept']);
    for (const [name, { method, encoding }] of entries) {
      if (name !== 'riskIntercept') expect(encoding, name).toBe(method === 'get' ? 'query' : 'json');
    }
  });

  test('sends the Guid header where the specification says so and with a withdrawal', () => {
    expect(namesWhere(({ guid }) => guid).toSorted()).toEqual([
      'addressBatchCreate',
      'addressCreate',
      'addressDelete',
      'addressEdit',
      'riskIntercept',
      'withdrawCreate',
    ]);
  });

  test('lets the profile alone end the session', () => {
    expect(namesWhere(({ login }) => login === 'profile')).toEqual(['profile']);
  });
});

describe('signatures', () => {
  test('are required where money is sent by what the answer says, or its price agreed to', () => {
    expect(namesWhere(({ verify }) => verify === 'required').toSorted()).toEqual([
      'addressBatchCreate',
      'addressCheck',
      'addressCreate',
      'addressDelete',
      'addressEdit',
      'addressList',
      'addressSuperVerification',
      'addressSwitch',
      'addressVerification',
      'batchQuote',
      'batchReQuote',
      'coinConfig',
      'convertQuote',
      'depositAddressEdit',
      'depositAddressList',
      'depositAddresses',
      'depositOrder',
      'lowBalancePreOrder',
      'userPreferencesEdit',
      'withdrawCancel',
      'withdrawChains',
      'withdrawCreate',
      'withdrawRecords',
      'withdrawSupplement',
    ]);
  });

  test('cover the user and what was asked, by fields that the schemas have', () => {
    for (const [name, { echo, input, result }] of entries) {
      if (echo === null) continue;
      expect(fieldsOf(result), name).toContain(echo.uid);
      for (const [answered, asked] of Object.entries(echo.fields)) {
        expect(fieldsOf(result), name).toContain(answered);
        expect(fieldsOf(input), name).toContain(asked);
      }
    }
  });

  test('cover the request’s id wherever a signed call has one, and else its coin, chain or id', () => {
    for (const [name, { echo, input }] of entries) {
      if (echo === null) continue;
      const asked = fieldsOf(input);
      const binding = asked.filter((field) => /^request_?id$/i.test(field));
      const expected =
        binding.length > 0 ? binding : asked.filter((field) => ['coin', 'chain', 'id'].includes(field));
      expect(Object.values(echo.fields), name).toEqual(expect.arrayContaining(expected));
    }
  });
});

describe('what is cached', () => {
  test('is stored on the device only where it is the same for every user', () => {
    expect(namesWhere(({ cache }) => cache === 'stored').toSorted()).toEqual([
      'bannerConfig',
      'coinList',
      'countryList',
      'stateList',
      'webConfig',
    ]);
  });

  test('is otherwise kept in memory, the profile for good', () => {
    expect(namesWhere(({ cache }) => cache === 'memory').toSorted()).toEqual([
      'batchSetting',
      'coinConfig',
      'countryCode',
    ]);
    expect(namesWhere(({ cache }) => cache === 'pinned')).toEqual(['profile']);
  });

  test('is kept by language where it is text', () => {
    for (const name of ['coinList', 'coinConfig', 'countryList', 'countryCode', 'stateList'] as const)
      expect(ENDPOINTS[name].byLanguage, name).toBe(true);
  });
});
