import { describe, expect, test } from 'vitest';
import { isAnswerTo } from '#workers/gateway/answer/agreement/isAnswerTo.ts';

const ASKED = {
  toCoin: 'USDT',
  items: [
    { fromCoin: 'BTC', amount: '0.1' },
    { fromCoin: 'ETH', amount: 'all' },
    { fromCoin: 'DOGE', amount: '0.0001' },
  ],
} as const;

const btc = line('BTC', { amount: '0.1', toAmount: '6493.5', rate: '65000', fee: '6.5' });
const eth = line('ETH', { amount: '2', toAmount: '6993', rate: '3500', fee: '7' });
const doge = {
  ...line('DOGE', { amount: '0.0001', toAmount: '0', rate: '0.1', fee: '0' }),
  supportConvert: 2,
  errorCode: 700006,
};
const QUOTE = {
  exchangeCoins: [btc, eth, doge],
  totalToAmount: '13486.50',
  totalFeeInfo: { amount: '13.5' },
  totalTaxFeeInfo: { totalAmount: '0' },
};

function line(fromCoin: string, figures: { amount: string; toAmount: string; rate: string; fee: string }) {
  const { amount, toAmount, rate, fee } = figures;
  return {
    fromCoin,
    amount,
    availableBalance: '2',
    toCoin: 'USDT',
    toAmount,
    exchangeRate: rate,
    supportConvert: 1,
    feeInfo: { amount: fee },
    taxFeeInfo: { totalAmount: '0' },
  };
}

/** The quote with one of its lines changed. */
const withBtc = (change: object) => ({ ...QUOTE, exchangeCoins: [{ ...btc, ...change }, eth, doge] });

const OTHERS: [what: string, answer: object][] = [
  ['for another coin', withBtc({ fromCoin: 'SHIB' })],
  ['into another coin', withBtc({ toCoin: 'USDC' })],
  ['of another amount', withBtc({ amount: '0.5', toAmount: '32493.5' })],
  ['with a line that its rate does not come to', withBtc({ toAmount: '7493.5' })],
  ['with a line that brings nothing', withBtc({ toAmount: '0' })],
  ['with a coin less', { ...QUOTE, exchangeCoins: [btc, eth] }],
  ['with a coin more', { ...QUOTE, exchangeCoins: [btc, eth, doge, { ...doge, fromCoin: 'SOL' }] }],
  ['with the same coin twice', { ...QUOTE, exchangeCoins: [btc, btc, doge] }],
  ['that takes more than there is', { ...QUOTE, exchangeCoins: [btc, { ...eth, amount: '3' }, doge] }],
  ['with another total', { ...QUOTE, totalToAmount: '13486.51' }],
  ['with another fee', { ...QUOTE, totalFeeInfo: { amount: '1' } }],
  ['with a tax that no line has', { ...QUOTE, totalTaxFeeInfo: { totalAmount: '5' } }],
];

describe('a quote for many coins', () => {
  test('is the answer to its order', () => expect(isAnswerTo('batchQuote', ASKED, QUOTE)).toBe(true));

  test.each(OTHERS)('%s is not', (_what, answer) => {
    expect(isAnswerTo('batchQuote', ASKED, answer)).toBe(false);
  });

  test('priced once more is without the coins that were dropped, and its figures fit each other', () => {
    const again = { quoteId: 'q1', requestId: 'r1' };
    expect(isAnswerTo('batchReQuote', again, QUOTE)).toBe(true);
    expect(isAnswerTo('batchReQuote', { ...again, dropCoins: ['ETH'] }, QUOTE)).toBe(false);
    expect(isAnswerTo('batchReQuote', again, withBtc({ toAmount: '7493.5' }))).toBe(false);
  });
});

describe('a preview of small balances', () => {
  const asked = { to_coin: 'MNT', coins: ['BTC', 'ETH'], request_id: 'r1' };
  const small = (coin: string, change: object = {}) => {
    const good = {
      coin,
      amount: '0.0001',
      rate: '100000',
      to_amount: '9.8',
      fee: '0.2',
      tax: '0',
      support: 1,
    };
    return { ...good, ...change };
  };
  const preview = {
    lines: [small('BTC'), small('ETH', { to_amount: '0', fee: '0', support: 2, error: 700006 })],
    total_to_amount: '9.8',
    total_fee: '0.2',
    total_tax: '0',
  };

  test('is of the coins that were chosen', () => {
    expect(isAnswerTo('lowBalancePreOrder', asked, preview)).toBe(true);
    expect(isAnswerTo('lowBalancePreOrder', { ...asked, coins: ['BTC'] }, preview)).toBe(false);
    expect(isAnswerTo('lowBalancePreOrder', { ...asked, coins: ['BTC', 'SOL'] }, preview)).toBe(false);
  });

  test('has figures that fit each other', () => {
    const lines = [small('BTC', { to_amount: '19.8' }), preview.lines[1]];
    expect(isAnswerTo('lowBalancePreOrder', asked, { ...preview, lines })).toBe(false);
    expect(isAnswerTo('lowBalancePreOrder', asked, { ...preview, total_to_amount: '98' })).toBe(false);
  });
});
