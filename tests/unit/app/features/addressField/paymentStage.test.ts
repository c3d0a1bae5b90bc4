import { describe, expect, test } from 'vitest';
import {
  hintsOf,
  NO_ANSWERS,
  type PaymentAnswers,
  type StageContext,
  stageOf,
} from '#app/features/addressField/paymentStage.ts';
import { readWhole } from '#app/features/addressField/readEntry.ts';
import { amountOf, partOf } from '#app/features/addressField/readPayment.ts';
import { valuesOfFill } from '#app/screens/withdraw/withdraw/form/formValues.ts';
import {
  ADDRESS_SAMPLES,
  ADDRESS_CHAINS as CHAINS,
  USDT_CONTRACT,
} from '#tests/support/browser/addressChains.ts';

const { btc, evm, xrp } = ADDRESS_SAMPLES;
const ALL = Object.values(CHAINS);
const ETH_USDT = { ...CHAINS.ETH, decimals: 6 };
const INVOICE_CHAIN = { ...CHAINS.BTC, code: 'LIGHTNING', label: 'Lightning Network', format: 'bolt11' };

function uriOf(text: string) {
  const { uri } = readWhole(text);
  if (uri === undefined) throw new Error('is no payment code that can be used');
  return uri;
}

function context(coin: string, more: Partial<StageContext> = {}): StageContext {
  return { coin, chain: undefined, chains: ALL, tag: '', amount: '', ...more };
}

/** Where a code comes to, for a coin on a network. */
function stage(
  text: string,
  coin: string,
  more: Partial<StageContext> = {},
  answers: Partial<PaymentAnswers> = {},
) {
  return stageOf(uriOf(text), { ...NO_ANSWERS, ...answers }, context(coin, more));
}

describe('A payment code', () => {
  test.each([
    ['bitcoin', `bitcoin:${btc}?amount=0.5`, 'BTC', CHAINS.BTC, { amount: '0.5' }],
    ['XRP', `ripple:${xrp}?dt=12345&amount=7`, 'XRP', CHAINS.XRP, { tag: '12345', amount: '7' }],
    [
      'a token of Ethereum, in its own units',
      `ethereum:${USDT_CONTRACT}@1/transfer?address=${evm}&uint256=25e6`,
      'USDT',
      ETH_USDT,
      { amount: '25' },
    ],
    [
      'a token that another parameter names',
      `ethereum:${evm}@1?contractAddress=${USDT_CONTRACT.toLowerCase()}&decimal=6&value=1500000`,
      'USDT',
      ETH_USDT,
      { amount: '1.5' },
    ],
    [
      'a coin by its code',
      `tron:${ADDRESS_SAMPLES.tron}?token=USDT&amount=5`,
      'USDT',
      CHAINS.TRX,
      { amount: '5' },
    ],
  ] as const)('of %s fills in what it says', (_name, text, coin, chain, fill) => {
    expect(stage(text, coin, { chain })).toEqual({ kind: 'fill', fill });
  });

  test.each([
    ['the coin of the network itself', `ethereum:${evm}@1?value=1e18`, CHAINS.ETH],
    ['another token', `ethereum:${evm}@1/transfer?address=${evm}&uint256=1`, CHAINS.ETH],
    ['another token, in another spelling', `ethereum:${evm}@1?token=${evm}&amount=5`, CHAINS.ETH],
    ['a token without its name', `solana:${ADDRESS_SAMPLES.sol}?spl-token=&amount=5`, CHAINS.SOL],
    ['another coin by its code', `tron:${ADDRESS_SAMPLES.tron}?currency=USDD&amount=5`, CHAINS.TRX],
    [
      'the coin of a network on which our token has no known contract',
      `ethereum:${evm}@56?value=1e18`,
      CHAINS.BSC,
    ],
  ])('that asks for %s is a question, and its amount is never taken', (_name, text, chain) => {
    expect(stage(text, 'USDT', { chain })).toEqual({ kind: 'coin' });
    const kept = { keptCoin: `USDT ${chain.code}` };
    expect(stage(text, 'USDT', { chain }, kept)).toEqual({ kind: 'done' });
    expect(hintsOf(uriOf(text), { ...NO_ANSWERS, ...kept }, context('USDT', { chain }))).toEqual([
      { kind: 'otherCoin' },
    ]);
  });

  test('asks about its coin again when another coin or network is chosen', () => {
    const kept = { keptCoin: 'USDT ETH' };
    const text = `ethereum:${evm}?value=1e18`;
    expect(stage(text, 'USDT', { chain: CHAINS.ETH }, kept).kind).toBe('done');
    expect(stage(text, 'USDC', { chain: CHAINS.ETH }, kept).kind).toBe('coin');
    expect(stage(text, 'USDT', { chain: CHAINS.BSC }, kept).kind).toBe('coin');
  });

  test('names its other network, also where addresses look the same on both', () => {
    const code = `ethereum:${evm}@56`;
    expect(stage(code, 'ETH', { chain: CHAINS.ETH })).toEqual({ kind: 'network', other: CHAINS.BSC });
    expect(stage(code, 'ETH', { chain: CHAINS.ETH, chains: [CHAINS.ETH] })).toEqual({
      kind: 'network',
      other: null,
    });
    for (const text of [`ethereum:${evm}@424242`, `ethereum:${evm}?chainId=0x67932`, `${evm}?network=zora`]) {
      expect(stage(text, 'BNB', { chain: CHAINS.BSC })).toEqual({ kind: 'network', other: null });
    }
    expect(stage(`ethereum:${evm}?chainId=56`, 'ETH', { chain: CHAINS.ETH })).toMatchObject({
      kind: 'network',
    });
    expect(stage(`${ADDRESS_SAMPLES.tron}?network=TRC20`, 'TRX', { chain: CHAINS.TRX }).kind).toBe('done');
    expect(stage(code, 'ETH', { chain: CHAINS.ETH }, { stayedOn: 'ETH' }).kind).toBe('done');
    expect(stage(code, 'ETH', { chain: CHAINS.ETH }, { stayedOn: 'SOL' }).kind).toBe('network');
  });

  test('of a kind of address that another network reads too is asked about, and gives that one no amount', () => {
    const NEAR = { ...CHAINS.SOL, code: 'NEAR', label: 'NEAR', format: 'near' };
    const text = `ethereum:${evm}?value=2e18`;
    const at = { chain: NEAR, chains: [NEAR] };
    expect(stage(text, 'NEAR', at)).toEqual({ kind: 'network', other: null });
    expect(stage(text, 'NEAR', { ...at, chains: [NEAR, CHAINS.ETH] })).toMatchObject({ other: CHAINS.ETH });
    const stayed = { stayedOn: 'NEAR' };
    expect(stage(text, 'NEAR', at, stayed)).toEqual({ kind: 'coin' });
    expect(stage(text, 'NEAR', at, { ...stayed, keptCoin: 'NEAR NEAR' })).toEqual({ kind: 'done' });
    // The same of a code that names its network.
    expect(stage(`ethereum:${evm}@1?value=2e18`, 'NEAR', at, stayed)).toEqual({ kind: 'coin' });
    expect(stage(`ethereum:${evm}?value=2e18`, 'BNB', { chain: CHAINS.BSC })).toMatchObject({ kind: 'fill' });
    // Units of a token are those of its own network.
    const token = `ethereum:${evm}@1?symbol=USDT&uint256=1000000`;
    const onBsc = { chain: { ...CHAINS.BSC, decimals: 18 } };
    expect(stage(token, 'USDT', onBsc, { stayedOn: 'BSC' })).toEqual({ kind: 'done' });
  });

  test('does not fill in the tag that its address has inside', () => {
    const text = `xrpl:${ADDRESS_SAMPLES.xAddress}?dt=1&amount=25`;
    const at = { chain: CHAINS.XRP, embedded: '1' };
    expect(stage(text, 'XRP', at)).toEqual({ kind: 'fill', fill: { amount: '25' } });
  });

  test('fills in what pays an invoice: a fraction of what can be sent is rounded up', () => {
    const invoice = 'lnbc9678785340p1pvjluezpp5qqqsyqcyq5rqwzqf';
    const chain = { ...INVOICE_CHAIN, accuracy: 8 };
    const fill = { amount: '0.00967879' };
    expect(stage(invoice, 'BTC', { chain, chains: [chain] })).toEqual({ kind: 'fill', fill });
    expect(valuesOfFill(fill)).toEqual({ reading: { kind: 'amount', ...fill }, feeType: 0 });
  });

  test('waits for the networks, then chooses its own, then fills in what it says', () => {
    const text = `bitcoin:${btc}?amount=0.5`;
    expect(stage(text, 'BTC', { chains: [] })).toEqual({ kind: 'waiting' });
    expect(stage(text, 'BTC')).toEqual({ kind: 'fill', fill: { chain: 'BTC' } });
    expect(stage(text, 'BTC', { chain: CHAINS.BTC })).toEqual({ kind: 'fill', fill: { amount: '0.5' } });
  });

  test('asks before it overwrites a memo or an amount, and not where they say the same', () => {
    const text = `ripple:${xrp}?dt=222&amount=25`;
    const at = { chain: CHAINS.XRP };
    const fill = { tag: '222', amount: '25' };
    expect(stage(text, 'XRP', { ...at, tag: '111' })).toEqual({ kind: 'values', fill });
    expect(stage(text, 'XRP', { ...at, amount: '10' })).toEqual({ kind: 'values', fill });
    expect(stage(text, 'XRP', { ...at, amount: '?' })).toEqual({ kind: 'values', fill });
    expect(stage(text, 'XRP', { ...at, tag: ' 222', amount: '25.00' })).toEqual({ kind: 'fill', fill });
    expect(stage(text, 'XRP', { ...at, tag: '1' }, { values: { kind: 'kept', said: fill } }).kind).toBe(
      'done',
    );
    expect(stage(text, 'XRP', { ...at, tag: null, amount: null }).kind).toBe('done');
  });

  test('asks about a memo that its network does not take', () => {
    const text = `solana:${ADDRESS_SAMPLES.sol}?memo=Order%201`;
    const at = { chain: CHAINS.SOL };
    expect(stage(text, 'SOL', at)).toEqual({ kind: 'memo', tag: 'Order 1' });
    expect(stage(text, 'SOL', at, { withoutMemo: 'SOL' })).toEqual({ kind: 'done' });
    expect(hintsOf(uriOf(text), { ...NO_ANSWERS, withoutMemo: 'SOL' }, context('SOL', at))).toEqual([
      { kind: 'noMemo', tag: 'Order 1' },
    ]);
  });

  test('says what is left out where the units of a token are not known', () => {
    const text = `ethereum:${USDT_CONTRACT}@1/transfer?address=${evm}&uint256=25e6`;
    const at = { chain: CHAINS.ETH };
    expect(amountOf(uriOf(text), context('USDT', at))).toEqual({
      amount: undefined,
      unknownUnits: '25000000',
    });
    expect(hintsOf(uriOf(text), NO_ANSWERS, context('USDT', at))).toEqual([
      { kind: 'units', units: '25000000' },
    ]);
  });

  test('with an address and an invoice gives the part of the chosen network', () => {
    const invoice = 'lnbc5m1pvjluezpp5qqqsyqcyq5rqwzqf';
    const uri = uriOf(`bitcoin:${btc.toUpperCase()}?amount=0.005&lightning=${invoice.toUpperCase()}`);
    const chains = [CHAINS.BTC, INVOICE_CHAIN];
    expect(partOf(uri, { chain: CHAINS.BTC, chains }).address).toBe(btc.toUpperCase());
    expect(partOf(uri, { chain: INVOICE_CHAIN, chains })).toMatchObject({ address: invoice });
    const onLightning = context('BTC', { chain: INVOICE_CHAIN, chains });
    expect(stageOf(uri, NO_ANSWERS, onLightning)).toEqual({ kind: 'fill', fill: { amount: '0.005' } });
  });

  test('is for any coin where an address of all coins is saved', () => {
    expect(stage(`ethereum:${evm}@1?value=1e18`, 'baseCoin', { chain: CHAINS.ETH, amount: null })).toEqual({
      kind: 'done',
    });
  });
});
