import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPaymentUri } from '#shared/addresses/readPaymentUri.ts';
import { shiftPoint } from '#shared/addresses/uris/amounts.ts';

const EVM = '0xfb6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const STELLAR = 'GCALNQQBXAPZ2WIRSDDBMSTAKCUH5SG6U76YBFLQLIXJTF7FE5AX7AOO';

describe('bitcoin: and its kin', () => {
  const BTC = { format: 'btc', chain: 'BTC' };
  const ADDRESS = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';

  test.each([
    [`bitcoin:${ADDRESS}`, { address: ADDRESS, ...BTC }],
    [`bitcoin:${ADDRESS}?label=Luke-Jr`, { address: ADDRESS, ...BTC }],
    [`bitcoin:${ADDRESS}?amount=20.3&label=Luke-Jr`, { address: ADDRESS, ...BTC, amount: '20.3' }],
    [`bitcoin:${ADDRESS}?amount=50.00&x=%20`, { address: ADDRESS, ...BTC, amount: '50' }],
    [`BITCOIN:${ADDRESS}?AMOUNT=.5`, { address: ADDRESS, ...BTC, amount: '0.5' }],
    [`  bitcoin:${ADDRESS}\n`, { address: ADDRESS, ...BTC }],
    [
      `\u200bbitcoin:${ADDRESS.slice(0, 5)} ${ADDRESS.slice(5)}`,
      { address: ADDRESS, ...BTC, isCleaned: true },
    ],
    ['litecoin:LM2W?amount=1', { address: 'LM2W', format: 'ltc', chain: 'LTC', amount: '1' }],
    ['lightning:LNBC1', { address: 'LNBC1', format: 'bolt11', chain: 'LIGHTNING' }],
    ['bitcoin:?lightning=lnbc1', { address: 'lnbc1', format: 'bolt11', chain: 'LIGHTNING' }],
    ['BITCOINCASH:QQ?AMOUNT=1', { address: 'bitcoincash:qq', format: 'bch', chain: 'BCH', amount: '1' }],
    ['kaspa:qp?amount=1', { address: 'kaspa:qp', format: 'kaspa', chain: 'KAS', amount: '1' }],
  ])('%j is read', (uri, expected) => expect(readPaymentUri(uri)).toEqual(expected));

  test.each([
    `bitcoin:${ADDRESS}?req-somethingyoudontunderstand=50`,
    `bitcoin:${ADDRESS}?amount=1&amount=2`,
    `bitcoin:${ADDRESS}?amount=1&AMOUNT=2`,
    `bitcoin:${ADDRESS}?amount=1,5`,
    `bitcoin:${ADDRESS}?amount=-1`,
    `bitcoin:${ADDRESS}?amount=1e3`,
    `bitcoin:${ADDRESS}?amount=%31%`,
    'bitcoin:',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'kaspa:qpauqsvk7yf9unexwmxsnmg547mhyga37csh0kj53q6xxgl24ydxjsgzthw5j',
  ])('%s is not', (uri) => expect(readPaymentUri(uri)).toBeNull());
});

describe('ethereum:', () => {
  test.each([
    [`ethereum:${EVM}`, { address: EVM, format: 'evm' }],
    [`ethereum:${EVM}@1`, { address: EVM, format: 'evm', chainId: '1', chain: 'ETH' }],
    [`ethereum:pay-${EVM}@56`, { address: EVM, format: 'evm', chainId: '56', chain: 'BSC' }],
    [
      `ethereum:${EVM}@999?value=1`,
      { address: EVM, format: 'evm', chainId: '999', amount: '0.000000000000000001' },
    ],
    [`ethereum:${EVM}?value=2.014e18`, { address: EVM, format: 'evm', amount: '2.014' }],
    [`ethereum:${EVM}?value=1500000000000000000`, { address: EVM, format: 'evm', amount: '1.5' }],
    [
      `ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7@1/transfer?address=${EVM}&uint256=1e6`,
      {
        address: EVM,
        format: 'evm',
        chainId: '1',
        chain: 'ETH',
        token: '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7',
        tokenUnits: '1000000',
      },
    ],
  ])('%s is read', (uri, expected) => expect(readPaymentUri(uri)).toEqual(expected));

  test.each([
    `ethereum:${EVM}?value=1.5`,
    `ethereum:${EVM}?value=1e-3`,
    `ethereum:${EVM}?value=1e999`,
    `ethereum:${EVM}?value=-1`,
    `ethereum:${EVM}/approve?address=${EVM}&uint256=1`,
    `ethereum:${EVM}/transfer?uint256=1`,
    `ethereum:${EVM}@x`,
    'ethereum:',
  ])('%s is not', (uri) => expect(readPaymentUri(uri)).toBeNull());
});

describe('solana:, ton:, ripple: and stellar:', () => {
  const SOLANA = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';
  const TON = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';
  const XRP = 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf';
  const XLM = { address: STELLAR, format: 'xlm', chain: 'XLM' };

  test.each([
    [
      `solana:${SOLANA}?amount=1&label=Michael&message=Thanks&memo=OrderId12345`,
      { address: SOLANA, format: 'sol', chain: 'SOL', amount: '1', tag: 'OrderId12345' },
    ],
    [
      `solana:${SOLANA}?amount=0.01&spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`,
      {
        address: SOLANA,
        format: 'sol',
        chain: 'SOL',
        amount: '0.01',
        token: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      },
    ],
    [`ton://transfer/${TON}`, { address: TON, format: 'ton', chain: 'TON' }],
    [
      `ton://transfer/${TON}?amount=1500000000&text=order%20%231+2`,
      { address: TON, format: 'ton', chain: 'TON', amount: '1.5', tag: 'order #1+2' },
    ],
    [`ton://transfer/${TON}?amount=1`, { address: TON, format: 'ton', chain: 'TON', amount: '0.000000001' }],
    [
      `ton://transfer/${TON}?amount=10&jetton=EQ1`,
      { address: TON, format: 'ton', chain: 'TON', token: 'EQ1', tokenUnits: '10' },
    ],
    [
      `ripple:${XRP}?dt=13&amount=1.5`,
      { address: XRP, format: 'xrp', chain: 'XRP', tag: '13', amount: '1.5' },
    ],
    [`ripple:${XRP}?amount=1/USD`, { address: XRP, format: 'xrp', chain: 'XRP', symbol: 'USD', amount: '1' }],
    [`xrpl:${XRP}?dt=0`, { address: XRP, format: 'xrp', chain: 'XRP', tag: '0' }],
    [`stellar:${STELLAR}`, XLM],
    [
      `web+stellar:pay?destination=${STELLAR}&amount=120.1234567&memo=skdjfasf&memo_type=MEMO_TEXT&msg=pay%20me`,
      { ...XLM, amount: '120.1234567', tag: 'skdjfasf' },
    ],
    [`web+stellar:pay?destination=${STELLAR}&memo=12&memo_type=MEMO_ID`, { ...XLM, tag: '12' }],
    [
      `web+stellar:pay?destination=${STELLAR}&memo_type=MEMO_HASH&memo=${encodeURIComponent(Buffer.alloc(32, 0xfb).toString('base64'))}`,
      { ...XLM, tag: 'fb'.repeat(32) },
    ],
    [
      `web+stellar:pay?destination=${STELLAR}&amount=1&asset_code=USD&asset_issuer=GI`,
      { ...XLM, amount: '1', token: 'USD:GI' },
    ],
  ])('%s is read', (uri, expected) => expect(readPaymentUri(uri)).toEqual(expected));

  test.each([
    'solana:https%3A%2F%2Fexample.com%2Fpay',
    'solana:https://example.com/pay',
    `ton://transfer/${TON}?bin=te6c`,
    `ton://transfer/${TON}?amount=1.5`,
    `ton://stake/${TON}`,
    `ripple:${XRP}/x`,
    `web+stellar:tx?xdr=AAAA`,
    `web+stellar:pay?amount=1`,
    `web+stellar:pay?destination=${STELLAR}&network_passphrase=Test%20SDF%20Network%20%3B%20September%202015`,
    `web+stellar:pay?destination=${STELLAR}&memo=x&memo_type=MEMO_ID`,
    `web+stellar:pay?destination=${STELLAR}&memo=18446744073709551616&memo_type=MEMO_ID`,
    // Sent as a number or a hash, which the code says it is not.
    `web+stellar:pay?destination=${STELLAR}&memo=12&memo_type=MEMO_TEXT`,
    `web+stellar:pay?destination=${STELLAR}&memo=${'ab'.repeat(32)}&memo_type=MEMO_TEXT`,
    `web+stellar:pay?destination=${STELLAR}&memo=AAAA&memo_type=MEMO_HASH`,
    `web+stellar:pay?destination=${STELLAR}&memo=AAAA&memo_type=MEMO_RETURN`,
  ])('%s is not', (uri) => expect(readPaymentUri(uri)).toBeNull());
});

describe('anything else', () => {
  test.each([
    '',
    ':',
    'javascript:alert(1)',
    'https://example.com/?amount=1',
    '__proto__:x?y=1',
    'bitcoin',
    '\ud800:x',
    'bitcoin:%E0%A4%A?amount=%',
    'data:text/html,x',
    EVM,
  ])('%j is no payment URI', (text) => expect(readPaymentUri(text)).toBeNull());

  test('with hostile names and encodings does no harm', () => {
    expect(readPaymentUri('bitcoin:x?__proto__=1&constructor=2')).toEqual({
      address: 'x',
      format: 'btc',
      chain: 'BTC',
    });
    for (const value of ['%', '%E0%A4%A', '%ff', '%C0%80']) {
      // A label decides nothing, so it may be badly escaped; an amount may not.
      expect(readPaymentUri(`bitcoin:x?label=${value}`)).toMatchObject({ address: 'x' });
      expect(readPaymentUri(`bitcoin:x?amount=${value}`)).toBeNull();
    }
    expect(readPaymentUri(`bitcoin:${'x'.repeat(100_000)}`)).toBeNull();
  });

  test('is read without a throw, and amounts come out plain', () => {
    const schemes = fc.constantFrom(
      'bitcoin',
      'ethereum',
      'solana',
      'ton',
      'ripple',
      'xrpl',
      'stellar',
      'web+stellar',
    );
    const params = fc.array(
      fc.tuple(
        fc.constantFrom(
          'amount',
          'value',
          'dt',
          'text',
          'memo',
          'memo_type',
          'destination',
          'uint256',
          'address',
        ),
        fc.oneof(fc.stringMatching(/^[\d.eE+-]{0,12}$/), fc.string({ unit: 'binary', maxLength: 12 })),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(schemes, fc.string({ unit: 'binary', maxLength: 40 }), params, (scheme, path, pairs) => {
        const query = pairs.map(([name, value]) => `${name}=${value}`).join('&');
        const uri = readPaymentUri(`${scheme}:${path}?${query}`);
        expect(uri?.amount ?? '0').toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['1.5', 2, '150'],
  ['1.5', -2, '0.015'],
  ['150', -2, '1.5'],
  ['0', 5, '0'],
  ['0.000', -3, '0'],
  ['007.10', 0, '7.1'],
  ['.5', 0, '0.5'],
  ['5.', 1, '50'],
  ['123456789.987654321', 9, '123456789987654321'],
  ['1', -18, '0.000000000000000001'],
  ['100', -1, '10'],
])('%s times ten to the %i is %s', (plain, power, shifted) => {
  expect(shiftPoint(plain, power)).toBe(shifted);
});
