import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPaymentCode } from '#shared/addresses/readPaymentUri.ts';

const EVM = '0xfb6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const BTC = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';
const SOL = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';
const TON = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';
const XRP = 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf';
const XLM = 'GCALNQQBXAPZ2WIRSDDBMSTAKCUH5SG6U76YBFLQLIXJTF7FE5AX7AOO';
const TRX = 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU';
const JETTON = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';

/** Each with what has to be read of it. */
const SAID: readonly (readonly [string, object])[] = [
  ...[
    'token',
    'contract',
    'contractAddress',
    'contract_address',
    'tokenContract',
    'token-address',
    'asset',
  ].map((name): readonly [string, object] => [
    `ethereum:${EVM}@1?${name}=${USDT}&value=1e6`,
    { address: EVM, token: USDT, tokenUnits: '1000000' },
  ]),
  [`ethereum:${EVM}?asset=${USDT}&amount=2.5`, { token: USDT, amount: '2.5' }],
  [
    `ethereum:${USDT}@1/transfer?to=${EVM}&uint256=25e6`,
    { address: EVM, token: USDT, tokenUnits: '25000000' },
  ],
  [`ethereum:${EVM}?chainId=56&value=1e18`, { chain: 'BSC', chainId: '56', amount: '1' }],
  [`ethereum:${EVM}@0x38`, { chain: 'BSC', chainId: '56' }],
  [`ethereum:${EVM}?network=Arbitrum%20One`, { chain: 'ARBI' }],
  [`bnb:${EVM}`, { chain: 'BSC', address: EVM }],
  [`arb1:${EVM}?amount=0.5`, { chain: 'ARBI', amount: '0.5' }],
  [`eip155:137:${EVM}`, { chain: 'MATIC', address: EVM }],
  [
    `tron:${TRX}?token=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t&amount=5`,
    { token: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  ],
  [`tron:${TRX}?symbol=usdt&amount=5`, { symbol: 'USDT', amount: '5' }],
  [`solana:${SOL}?mint=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v&amount=5`, { amount: '5' }],
  [`ton://transfer/${TON}?jetton_master=${JETTON}&amount=5000000`, { token: JETTON, tokenUnits: '5000000' }],
  [
    `https://app.tonkeeper.com/transfer/${TON}?amount=5&text=a`,
    { address: TON, tag: 'a', amount: '0.000000005' },
  ],
  [`ripple:${XRP}?amount=5/USD/${XRP}&dt=1`, { amount: '5', token: `USD:${XRP}`, tag: '1' }],
  [`xrpl:${XRP}?destination_tag=7`, { tag: '7' }],
  [`xrpl:${XRP}?dt=1&amp;amount=5`, { tag: '1', amount: '5' }],
  [
    `web+stellar:pay?destination=${XLM}&asset_code=USDC&asset_issuer=${XLM}&amount=3`,
    { token: `USDC:${XLM}` },
  ],
  [`stellar:${XLM}?memo_id=12`, { tag: '12' }],
  [`bitcoincash:qq?c=${'ab'.repeat(32)}&amount=1`, { token: 'ab'.repeat(32) }],
  [`bitcoin:${BTC}?currency=USD&amount=20`, { symbol: 'USD', amount: '20' }],
  [`bitcoin:${BTC}?memo=Invoice%201`, { tag: 'Invoice 1' }],
  [`bitcoin:?bc=${BTC}&amount=1`, { address: BTC, amount: '1' }],
  [`ethereum:${EVM}?memo=7`, { tag: '7' }],
  // A memo behind a bare address.
  [`${XRP}?dt=222&amount=25`, { address: XRP, tag: '222', amount: '25' }],
  [`${XLM}?memo=abc`, { address: XLM, tag: 'abc' }],
  [`${TON}?text=abc`, { address: TON, tag: 'abc' }],
  // A label that is not escaped, and signs as HTML writes them.
  [`xrpl:${XRP}?label=Order #42&dt=123&amount=1`, { address: XRP, tag: '123', amount: '1' }],
  [`${XRP}?label=a#b&dt=123`, { address: XRP, tag: '123' }],
  [`xrpl:${XRP}?label=a&#038;dt=123&#x26;amount=1`, { tag: '123', amount: '1' }],
  ['cosmos17m0gaknsnzc5vy4yhkgsdga5fhcm7epearqe0h?memo=104', { tag: '104' }],
];

describe('What a payment code says that decides is never passed over', () => {
  test.each(SAID)('%s', (code, said) => expect(readPaymentCode(code)).toMatchObject(said));
});

describe('A parameter that says nothing that decides spoils no code', () => {
  test.each([
    [`bitcoin:${BTC}?label=&message=&amount=1`],
    [`bitcoin:${BTC}?label=a&label=b&amount=1`],
    [`bitcoin:${BTC}?amount=1&label=50%&message=%E0%A4%A`],
    [`bitcoin:${BTC}?amount=1&=&x&&reference=1&reference=2`],
    [`bitcoin:${BTC}?dt=&memo=&amount=1`],
    [`bitcoin:${BTC}?amount=1&label=Order #42`],
  ])('%s', (code) =>
    expect(readPaymentCode(code)).toEqual({ address: BTC, format: 'btc', chain: 'BTC', amount: '1' }),
  );
});

describe('A code that cannot be used is refused with its reason', () => {
  test.each([
    [`bitcoin:${BTC}?req-pop=x`, 'required'],
    [`ethereum:${EVM}?req-x=1&value=1`, 'required'],
    [`bitcoin:${BTC}?amount=1&amount=2`, 'twice'],
    [`ripple:${XRP}?dt=1&memo=2`, 'twice'],
    [`ethereum:${EVM}@1?chainId=56`, 'twice'],
    [`ethereum:${EVM}?value=1&amount=2`, 'twice'],
    [`ethereum:${USDT}/transfer?address=${EVM}&address=${USDT}&uint256=1`, 'twice'],
    [`ethereum:${USDT}?address=${EVM}&uint256=1`, 'twice'],
    [`bnb:${EVM}@1`, 'twice'],
    [`bitcoin:${BTC}?amount=1,5`, 'malformed'],
    [`bitcoin:${BTC}?amount=%E0%A4%A`, 'malformed'],
    [`ripple:${XRP}?dt=%ff`, 'malformed'],
    [`ripple:${XRP}?dt=12#3`, 'malformed'],
    [`ton://transfer/${TON}?text=#12`, 'malformed'],
    [`bitcoin:${BTC}#a?amount=1`, 'scheme'],
    ['bitcoin:', 'noReceiver'],
    [`ethereum:${USDT}/transfer?uint256=1`, 'noReceiver'],
    ['ethereum:vitalik.eth?value=1', 'name'],
    ['ethereum:pay-my-name.eth', 'name'],
    ['solana:toly.sol', 'name'],
    ['lightning:alice@example.com', 'name'],
    ['bitcoin:alice@example.com', 'name'],
    [`lightning:LNURL1${'Q'.repeat(20)}`, 'lnurl'],
    [`lnurl1${'q'.repeat(20)}`, 'lnurl'],
    ['lnurlp://example.com/pay', 'lnurl'],
    [`https://example.com/gift?lightning=LNURL1${'Q'.repeat(20)}`, 'lnurl'],
    [`bitcoin:?lightning=lnurl1${'q'.repeat(20)}`, 'lnurl'],
    [`bitcoin:?lno=lno1${'q'.repeat(20)}`, 'offer'],
    ['solana:https%3A%2F%2Fexample.com%2Fpay', 'transaction'],
    [`ethereum:${USDT}/approve?address=${EVM}&uint256=1`, 'transaction'],
    [`ethereum:${EVM}?data=0xa9059cbb&value=1`, 'transaction'],
    [`ton://transfer/${TON}?bin=te6c`, 'transaction'],
    ['web+stellar:tx?xdr=AAAA', 'transaction'],
    [`tron:${TRX}?network=nile`, 'testNetwork'],
    [`ethereum:${EVM}?network=sepolia`, 'testNetwork'],
    [`solana:${SOL}?cluster=devnet&amount=1`, 'testNetwork'],
    ['monero:4xyz?tx_amount=1', 'scheme'],
    ['https://example.com/?amount=1', 'scheme'],
  ])('%s: %s', (code, reason) => expect(readPaymentCode(code)).toMatchObject({ refused: reason }));

  test.each([
    BTC,
    EVM,
    XRP,
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'alice.near',
    'sandboxuser1',
  ])('and a bare address is no code: %s', (address) => expect(readPaymentCode(address)).toBeNull());
});

/** A code of each reader, with everything it can say. */
const CODES = [
  `bitcoin:${BTC}?amount=20.3`,
  `litecoin:LM2W?amount=1`,
  `lightning:lnbc5m1pvjluezpp5qqqsyqcyq5rqwzqf?x=1`,
  `bitcoin:${BTC}?amount=0.005&lightning=lnbc5m1pvjluezpp5qqqsyqcyq5rqwzqf`,
  `bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a?amount=1`,
  `kaspa:qpauqsvk7yf9unexwmxsnmg547mhyga37csh0kj53q6xxgl24ydxjsgzthw5j?amount=1`,
  `ethereum:${EVM}@1?value=2.014e18`,
  `ethereum:${USDT}@1/transfer?address=${EVM}&uint256=25e6`,
  `ethereum:${EVM}?contractAddress=${USDT}&chainId=56&value=5`,
  `bnb:${EVM}?amount=1.5`,
  `eip155:137:${EVM}?amount=1.5`,
  `solana:${SOL}?amount=0.01&spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v&memo=1`,
  `ton://transfer/${TON}?amount=1500000000&text=order%20%231+2`,
  `ton://transfer/${TON}?amount=1500000&jetton=${JETTON}`,
  `ripple:${XRP}?dt=13&amount=1.5`,
  `xrpl:${XRP}?dt=0&amount=5/USD/${XRP}`,
  `web+stellar:pay?destination=${XLM}&amount=120.1234567&memo=12&memo_type=MEMO_ID`,
  `stellar:${XLM}?amount=1&asset_code=USD&asset_issuer=GI`,
  `tron:${TRX}?amount=5&token=USDT`,
  `web+cardano:addr1vyf5ku5hq8yqnq4je2r8f924u5607qxrlcndjfljw69alccewuqyj?amount=5`,
  `${XRP}?dt=222&amount=25`,
] as const;

const NAMES = [
  'label',
  'message',
  'msg',
  'reference',
  'utm_source',
  'pj',
  'pjos',
  'gas',
  'gasLimit',
  'callback',
  'x',
];
const irrelevant = fc.tuple(
  fc.oneof(fc.constantFrom(...NAMES), fc.stringMatching(/^z[a-z0-9_-]{0,8}$/)),
  fc.oneof(
    fc.constantFrom('', '%', '%E0%A4%A', '#', '#1', '1', 'amount', '%26amount%3D5', USDT),
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replace(/&|[\ud800-\udfff]/gu, '')),
  ),
);

test.each(CODES)(
  'No irrelevant parameter, wherever it stands and whatever it holds, changes what is paid: %s',
  (code) => {
    const said = readPaymentCode(code);
    expect(said).not.toBeNull();
    expect(said).not.toHaveProperty('refused');
    const [start = '', query = ''] = code.split('?');
    const own = query.split('&');
    const at = fc.array(fc.tuple(fc.nat(own.length), irrelevant), { maxLength: 5 });
    fc.assert(
      fc.property(at, (added) => {
        const pairs = [...own];
        for (const [place, [name, value]] of added) pairs.splice(place, 0, `${name}=${value}`);
        expect(readPaymentCode(`${start}?${pairs.join('&')}`)).toEqual(said);
      }),
      { numRuns: 300 },
    );
  },
);
