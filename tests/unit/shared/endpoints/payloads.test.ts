import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName, type InputOf, type ResultOf } from '#shared/endpoints/table.ts';

const AT = '1767225600000';

function read<Name extends EndpointName>(name: Name, payload: unknown): ResultOf<Name> {
  const { result }: Endpoint = ENDPOINTS[name];
  return v.parse(result, payload) as ResultOf<Name>;
}

function send<Name extends EndpointName>(name: Name, input: InputOf<Name>): unknown {
  const { input: schema }: Endpoint = ENDPOINTS[name];
  return v.parse(schema, input);
}

/** Paths of what is wrong; empty for a good payload. */
function faults(name: EndpointName, side: 'input' | 'result', value: unknown): (string | null)[] {
  const { [side]: schema }: Endpoint = ENDPOINTS[name];
  return (v.safeParse(schema, value).issues ?? []).map((issue) => v.getDotPath(issue));
}

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

describe('the person', () => {
  test('is read with an empty currency, and without what need not be there', () => {
    expect(read('profile', PROFILE)).toEqual(PROFILE);
  });

  test('is refused with an upgrade state that nobody knows, by the name of the field', () => {
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

const CHAIN = {
  chain: 'TRX',
  chainType: 'TRON (TRC20)',
  confirmation: '20',
  safeConfirmNumber: '50',
  depositMin: '0',
  withdrawMin: '1',
  withdrawMax: '-1',
  withdrawFee: '',
  withdrawPercentageFee: '0',
  minAccuracy: '4',
  chainDeposit: '1',
  chainWithdraw: '0',
  contractAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  depositEta: 60,
  withdrawEta: 60,
  reason: 'Maintenance',
  tag: { mode: 'forbidden', name: '', regex: '' },
  addressFormat: 'tron',
  explorerTx: 'https://tronscan.org/#/transaction/',
  explorerAddress: 'https://tronscan.org/#/address/',
  batchReleaseLimit: '-1',
  tips: [],
};

describe('a coin’s chain', () => {
  const chains = (change: object): unknown => ({
    uid: 10000007,
    coin: 'USDT',
    rows: [{ coin: 'USDT', chains: [{ ...CHAIN, internalEnabled: true, internalMin: '0.1', ...change }] }],
  });

  test('may have no maximum and, where it is closed, no fee', () => {
    expect(faults('withdrawChains', 'result', chains({}))).toEqual([]);
  });

  test('is refused where an amount is no plain decimal, by its place', () => {
    for (const withdrawMin of ['1e5', '', 'NaN', '+1', ' 1', 1])
      expect(faults('withdrawChains', 'result', chains({ withdrawMin }))).toEqual([
        'rows.0.chains.0.withdrawMin',
      ]);
  });
});

describe('a conversion', () => {
  const ASKED: InputOf<'convertQuote'> = {
    accountType: 'funding',
    fromCoin: 'BTC',
    toCoin: 'USDT',
    requestCoin: 'BTC',
    requestAmount: '0.1',
    fromCoinType: 'crypto',
    toCoinType: 'crypto',
    requestId: '3f2b9c1e-8d4a-4c6b-9e7f-0a1b2c3d4e5f',
  };
  const QUOTE = {
    uid: 10000007,
    requestId: ASKED.requestId,
    quoteTxId: '1010020692439481682687668224',
    exchangeRate: '64982.1',
    inverseRate: '0.000015388853238291',
    fromCoin: 'BTC',
    toCoin: 'USDT',
    fromAmount: '0.1',
    toAmount: '6498.21',
    expiredTime: AT,
    ttl: 15000,
    gapRate: '-0.0004',
    fee: { coin: '', amount: '0', rate: '0' },
    extTaxAndFee: [],
    firm: false,
  };

  test('is quoted for an amount above zero, out of a wallet that exists', () => {
    expect(send('convertQuote', ASKED)).toEqual(ASKED);
    expect(faults('convertQuote', 'input', { ...ASKED, requestAmount: '0' })).toEqual(['requestAmount']);
    expect(faults('convertQuote', 'input', { ...ASKED, accountType: 'earn' })).toEqual(['accountType']);
    expect(faults('convertQuote', 'input', { ...ASKED, requestId: 'a b' })).toEqual(['requestId']);
    expect(send('convertQuote', { ...ASKED, accountType: 'reverse_sluice' })).toBeDefined();
  });

  test('has a quote that says whose it is and what it answers', () => {
    expect(read('convertQuote', QUOTE)).toEqual({ ...QUOTE, uid: '10000007' });
    for (const field of ['uid', 'requestId'])
      expect(faults('convertQuote', 'result', { ...QUOTE, [field]: undefined })).toEqual([field]);
  });

  test('is found in a history of half a year, of the wallets that this history has', () => {
    const week = { accountType: 'funding,limit_order_funding', startTime: '0', endTime: '604800000' };
    expect(send('convertQuery', { ...week, status: 'open', pageNo: 1, pageSize: 100 })).toBeDefined();
    expect(faults('convertQuery', 'input', { ...week, pageSize: 101 })).toEqual(['pageSize']);
    expect(faults('convertQuery', 'input', { ...week, endTime: '15638400000' })).toEqual(['endTime']);
    expect(faults('convertUnifiedQuery', 'input', week)).toEqual(['accountType']);
  });

  test('of many coins takes at most twenty', () => {
    const items = Array.from({ length: 21 }, (_, index) => ({
      fromCoin: `C${index}`,
      amount: 'all' as const,
    }));
    const batch = { accountType: 'funding', toCoin: 'USDT', requestId: 'r-1' } as const;
    expect(send('batchQuote', { ...batch, items: items.slice(1) })).toBeDefined();
    expect(faults('batchQuote', 'input', { ...batch, items })).toEqual(['items']);
    expect(faults('batchQuote', 'input', { ...batch, items: [] })).toEqual(['items']);
  });

  test('of small balances has one address for two views, each with exact faults', () => {
    const history = { total: 0, records: [] };
    expect(read('lowBalanceList', history)).toEqual(history);
    expect(faults('lowBalanceList', 'result', { ...history, records: [{}] })[0]).toMatch(/^records\.0\./);
    expect(faults('lowBalanceList', 'result', { coins: [] })).toContain('threshold_usd');
    expect(faults('lowBalanceList', 'input', { view: 'history', start_time: '9', end_time: '8' })).toEqual([
      'end_time',
    ]);
  });
});

const ROW = {
  exchangeTxId: 'x1',
  quoteTxId: '',
  accountType: 'limit_order_funding',
  fromCoin: 'BTC',
  fromAmount: '0.1',
  toCoin: 'USDT',
  toAmount: '0',
  convertRate: '0',
  feeCoin: '',
  feeAmount: '0',
  taxAmount: '0',
  exchangeStatus: 'init',
  gapRate: '0',
  createdAt: AT,
};

describe('an order for later or for a large amount', () => {
  test('waits with its limit, which a limit order always has', () => {
    const limit = { limitPrice: '70000', expiredAt: AT, status: 'open' };
    const order = { ...ROW, limit, marketRate: '64982.1', distance: '0.0772' };
    expect(read('limitOrderQuery', order)).toEqual(order);
    expect(faults('limitOrderQuery', 'result', { ...order, limit: undefined })).toEqual(['limit']);
    expect(faults('convertQuery', 'result', { total: 1, list: [ROW] })).toEqual([]);
    const cancelling = { total: 1, list: [{ ...ROW, limit: { ...limit, status: 'cancelling' } }] };
    expect(faults('convertQuery', 'result', cancelling)).toEqual(['list.0.limit.status']);
  });

  test('is placed out of the funding wallet, for a number of days that is offered', () => {
    const order: InputOf<'limitOrderCreate'> = {
      accountType: 'limit_order_funding',
      fromCoin: 'BTC',
      toCoin: 'USDT',
      fromAmount: '0.1',
      limitPrice: '70000',
      expireDays: 7,
      requestId: 'r-1',
    };
    expect(send('limitOrderCreate', order)).toEqual(order);
    expect(faults('limitOrderCreate', 'input', { ...order, expireDays: 2 })).toEqual(['expireDays']);
    expect(faults('limitOrderCreate', 'input', { ...order, accountType: 'funding' })).toEqual([
      'accountType',
    ]);
  });

  test('of a large amount is listed by the year, out of the wallets of block trade', () => {
    const year = { accountType: 'funding_block_trade', startTime: '0', endTime: '31622400000' };
    expect(faults('blockTradeQuery', 'input', year)).toEqual([]);
    expect(faults('blockTradeQuery', 'input', { ...year, accountType: 'funding' })).toEqual(['accountType']);
    const trade = { ...ROW, notionalUsd: '1612345.1', spotRate: '64500', diffBp: '-1.2', documents: [] };
    expect(faults('blockTradeQuery', 'result', { total: 1, list: [trade] })).toEqual([]);
    expect(faults('blockTradeQuery', 'result', { total: '1', list: [] })).toEqual(['total']);
  });
});

describe('the market', () => {
  test('has candles of plain decimals, a thousand at most', () => {
    const candle = { t: AT, o: '1', h: '2', l: '0.5', c: '1.5', v: '10', qv: '15' };
    expect(read('klines', { list: [candle] })).toEqual({ list: [candle] });
    expect(faults('klines', 'result', { list: [candle, { ...candle, l: '5e-1' }] })).toEqual(['list.1.l']);
    expect(faults('klines', 'input', { symbol: 'BTCUSDT', interval: '1h', limit: 1001 })).toEqual(['limit']);
    expect(faults('klines', 'input', { symbol: 'BTCUSDT', interval: '2h' })).toEqual(['interval']);
    expect(faults('klines', 'input', { symbol: 'BTCUSDT', interval: '1h', from: '9', to: '8' })).toEqual([
      'to',
    ]);
  });
});

describe('an address of somebody else', () => {
  const CHECKED = {
    checkId: 'k1',
    status: 'pending',
    riskLevel: 'UNKNOWN',
    score: 0,
    categories: [],
    advice: '',
    checkedAt: AT,
    fromCache: false,
    quota: { total: 5, used: 1, resetAt: AT },
  };

  test('has a score of a hundred at most, and a level that has a word', () => {
    expect(read('preKyaCheck', CHECKED)).toEqual(CHECKED);
    expect(faults('preKyaCheck', 'result', { ...CHECKED, score: 101 })).toEqual(['score']);
    expect(faults('preKyaCheck', 'result', { ...CHECKED, riskLevel: 'low' })).toEqual(['riskLevel']);
  });

  test('is checked by twenties, and nobody else’s check is taken for it', () => {
    const item = { coin: 'BTC', chain: 'BTC', address: 'x' };
    const items = Array.from({ length: 21 }, () => item);
    expect(faults('addressCheck', 'input', { items: items.slice(1) })).toEqual([]);
    expect(faults('addressCheck', 'input', { items })).toEqual(['items']);
    expect(faults('addressCheck', 'result', { items: [] })).toEqual(['uid']);
  });

  test('inside the exchange is named with its digits hidden', () => {
    const found = { valid: true, uid: '100****7', nameMasked: 'D***', canReceive: true };
    expect(read('internalAddressCheck', found)).toEqual(found);
  });
});

describe('a deposit', () => {
  const ADDRESS = {
    id: 'a1',
    addressDeposit: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU',
    tagDeposit: '',
    label: '',
    isDefault: true,
    state: 'ready',
    createdAt: AT,
    totalReceived: '0',
    uri: '',
  };

  test('goes to an address that says whose it is, and which coin was asked for', () => {
    const answer = { uid: '10000007', coin: 'USDT', chains: [] };
    expect(read('depositAddresses', answer)).toEqual(answer);
    expect(faults('depositAddresses', 'result', { coin: 'USDT', chains: [] })).toEqual(['uid']);
    expect(faults('depositAddresses', 'result', { uid: 7, chains: [] })).toEqual(['coin']);
  });

  test('waits for an address that is still being made', () => {
    const order = { uid: 7, requestId: 'r-1', orderId: 'o1', status: 'creating' };
    expect(faults('depositOrder', 'result', order)).toEqual([]);
    expect(faults('depositOrder', 'result', { ...order, address: ADDRESS })).toEqual([]);
    expect(faults('depositOrder', 'result', { ...order, address: { ...ADDRESS, state: 'lost' } })).toEqual([
      'address.state',
    ]);
  });

  test('labels its addresses by what people see, not by bytes', () => {
    expect(faults('depositAddressEdit', 'input', { id: 'a1', label: '👩‍👩‍👧‍👦'.repeat(20) })).toEqual([]);
    expect(faults('depositAddressEdit', 'input', { id: 'a1', label: 'x'.repeat(21) })).toEqual(['label']);
  });
});

describe('how long a range of time may be', () => {
  test.each([
    ['convertQuery', 180, { accountType: 'funding' }],
    ['convertUnifiedQuery', 180, { accountType: 'uta_convert' }],
    ['batchQuery', 180, {}],
    ['blockTradeQuery', 366, {}],
    ['depositRecords', 30, { kind: 'all' }],
    ['withdrawRecords', 30, {}],
    ['transactionHistory', 7, {}],
    ['transferList', 7, {}],
  ] as const)('%s takes %i days', (name, days, rest) => {
    const until = (endMs: number): unknown => ({ ...rest, startTime: '0', endTime: String(endMs) });
    expect(faults(name, 'input', until(days * 86_400_000))).toEqual([]);
    expect(faults(name, 'input', until(days * 86_400_000 + 1))).toEqual(['endTime']);
  });
});

describe('records', () => {
  test('of derivatives are always asked with the fixed query', () => {
    expect(send('transactionHistory', { limit: 500 })).toEqual({
      category: 'fbu',
      business: 'usdt',
      limit: 500,
    });
    expect(faults('transactionHistory', 'input', { category: 'linear' })).toEqual(['category']);
    expect(faults('transactionHistory', 'input', { limit: 501 })).toEqual(['limit']);
  });

  test('of transfers come in pages of fifty at most', () => {
    expect(faults('transferList', 'input', { limit: 51 })).toEqual(['limit']);
    expect(faults('transferList', 'input', { limit: 0 })).toEqual(['limit']);
  });
});

describe('a withdrawal', () => {
  const WANTED: InputOf<'withdrawCreate'> = {
    coin: 'USDT',
    chain: 'TRX',
    address: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU',
    amount: '10',
    timestamp: AT,
    forceChain: 0,
    accountType: 'FUND,UTA',
    feeType: 0,
    requestId: 'r-1',
    riskToken: 'token',
    verification: { totp: '000000' },
  };

  test('is sent with its security step, and may be confirmed as a repeat', () => {
    expect(send('withdrawCreate', { ...WANTED, confirmRepeat: true })).toEqual({
      ...WANTED,
      confirmRepeat: true,
    });
    expect(faults('withdrawCreate', 'input', { ...WANTED, riskToken: '' })).toEqual(['riskToken']);
    expect(faults('withdrawCreate', 'input', { ...WANTED, confirmRepeat: false })).toEqual(['confirmRepeat']);
    expect(faults('withdrawCreate', 'input', { ...WANTED, accountType: 'FUND,EARN,FIAT' })).toEqual([
      'accountType',
    ]);
    expect(faults('withdrawCreate', 'input', { ...WANTED, amount: '-1' })).toEqual(['amount']);
  });

  test('asks about a risk by the exchange’s scenes, with JSON beside them', () => {
    expect(send('riskIntercept', { sence: 30001, ext_info_str: '{"ids":["a1"]}' })).toBeDefined();
    expect(faults('riskIntercept', 'input', { sence: 1, ext_info_str: '{}' })).toEqual(['sence']);
    expect(faults('riskIntercept', 'input', { sence: 30001, ext_info_str: 'ids' })).toEqual(['ext_info_str']);
  });

  test('has limits of the wallets that the person has', () => {
    const wallet = { coin: 'USDT', withdrawableAmount: '5', availableBalance: '9' };
    const limit = {
      limitAmountUsd: '4',
      withdrawableAmount: { FUND: wallet },
      daily: { limitUsd: '20000', usedUsd: '0', resetAt: AT },
      single: { min: '1', max: '-1' },
      price: '1',
      travelRule: { required: false, zone: '', fields: [], thresholdUsd: '0' },
    };
    expect(read('withdrawLimit', limit)).toEqual(limit);
    const torn = { ...limit, withdrawableAmount: { UTA: { ...wallet, availableBalance: '9e1' } } };
    expect(faults('withdrawLimit', 'result', torn)).toEqual(['withdrawableAmount.UTA.availableBalance']);
  });
});

describe('the address book', () => {
  test('takes a hundred addresses at once, each with a name', () => {
    const item = {
      coin: 'BTC',
      chain: 'BTC',
      address: '1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE',
      remark: 'cold wallet',
      addressType: 0,
      walletType: 1,
      ownership: 'self',
      verified: 0,
    } as const;
    const batch = { requestId: 'r-1', riskToken: 't', verification: {} };
    const items = Array.from({ length: 101 }, () => item);
    expect(send('addressBatchCreate', { ...batch, items: items.slice(1) })).toBeDefined();
    expect(faults('addressBatchCreate', 'input', { ...batch, items })).toEqual(['items']);
    const blank = [item, { ...item, remark: ' ' }];
    expect(faults('addressBatchCreate', 'input', { ...batch, items: blank })).toEqual(['items.1.remark']);
  });

  test('says when an address was saved, in seconds', () => {
    const row = {
      id: 'a1',
      coin: 'baseCoin',
      chain: '',
      chainType: '',
      address: '10000001',
      tag: '',
      remark: 'Ann',
      addressType: 1,
      internalType: 'uid',
      walletType: 0,
      ownership: 'other',
      verified: 1,
      status: 0,
      createAt: '1767225600',
      risk: 'LOW',
    };
    expect(faults('addressEdit', 'result', { uid: 7, ...row })).toEqual([]);
    expect(faults('addressEdit', 'result', { uid: 7, ...row, createAt: AT })).toEqual(['createAt']);
  });

  test('takes away the verified flag without a code', () => {
    expect(send('addressVerification', { ids: ['a1'], verified: 0 })).toEqual({ ids: ['a1'], verified: 0 });
  });

  test('has one US call for an entry and for a switch', () => {
    const step = { risk_token: 't', verification: {} };
    expect(send('addressSuperVerification', { id: 'a1', ...step })).toEqual({ id: 'a1', ...step });
    const turn = { type: 'whitelistOnly', on: true, ...step } as const;
    expect(send('addressSuperVerification', turn)).toEqual(turn);
    expect(faults('addressSuperVerification', 'input', step)).not.toEqual([]);
  });
});

describe('files and forms', () => {
  test('an export takes a year at most, and a password that protects', () => {
    const statement = {
      period: 'custom',
      startTime: '0',
      endTime: '31622400000',
      uids: [],
      format: 'PDF',
      valuationCurrency: 'EUR',
      requestId: 'r-1',
    } as const;
    expect(send('exportAccountStatement', statement)).toBeDefined();
    expect(faults('exportAccountStatement', 'input', { ...statement, endTime: '31622400001' })).toEqual([
      'endTime',
    ]);
    expect(faults('exportAccountStatement', 'input', { ...statement, password: 'short' })).toEqual([
      'password',
    ]);
  });

  test('an Indian statement is of a financial year and a quarter', () => {
    const asked = { financialYear: '2025-26', quarter: 'all', requestId: 'r-1' } as const;
    expect(send('indiaTaxStatement', { ...asked, pan: 'ABCDE1234F' })).toBeDefined();
    expect(faults('indiaTaxStatement', 'input', { ...asked, financialYear: '2025' })).toEqual([
      'financialYear',
    ]);
    expect(faults('indiaTaxStatement', 'input', { ...asked, pan: 'abcde1234f' })).toEqual(['pan']);
    expect(faults('indiaTaxStatement', 'input', { ...asked, quarter: 5 })).not.toEqual([]);
  });

  test('a questionnaire is sent with answers of any kind, and hostile names reach nothing', () => {
    const answers = JSON.parse('{"q1":"a","q2":["b","c"],"q3":7,"__proto__":"x"}');
    const asked: InputOf<'ampAgreementApply'> = {
      productId: 'options',
      mode: 'draft',
      answers,
      signed: [],
      fullName: '',
      requestId: 'r-1',
    };
    expect(send('ampAgreementApply', asked)).toEqual({
      ...asked,
      answers: { q1: 'a', q2: ['b', 'c'], q3: 7 },
    });
    expect(faults('ampAgreementApply', 'input', { ...asked, answers: { q1: null } })).toContain('answers.q1');
  });
});
