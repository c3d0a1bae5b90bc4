import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmountText } from '#app/components/amount/readAmountText.ts';
import { indexCoins, readCommand } from '#app/screens/convert/exchange/command/readCommand.ts';

const COINS = [
  { coin: 'BTC', fullName: 'Bitcoin' },
  { coin: 'ETH', fullName: 'Ethereum' },
  { coin: 'USDT', fullName: 'Tether USD' },
  { coin: '1INCH', fullName: '1inch' },
  { coin: 'AAA', fullName: 'Twin' },
  { coin: 'BBB', fullName: 'Twin' },
];

const read = (text: string, marks = { group: ',', point: '.' }) =>
  readCommand(text, {
    findCoin: indexCoins(COINS),
    readAmount: (figure) => readAmountText(figure, { marks, scale: 18, unit: '', origin: 'typed' }),
  });
const commandOf = (text: string): string => {
  const reading = read(text);
  if (!reading.ok) return reading.fault.reason;
  const { from, to, amount, side } = reading.command;
  return [from, to, amount ?? '-', side].join(' ');
};

describe('a command', () => {
  test.each([
    ['0.1 btc to eth', 'BTC ETH 0.1 from'],
    ['convert 0.1 BTC into Ethereum', 'BTC ETH 0.1 from'],
    ['0.1btc eth', 'BTC ETH 0.1 from'],
    ['٠٫١ btc to eth', 'BTC ETH 0.1 from'],
    ['۰٫۱btc eth', 'BTC ETH 0.1 from'],
    ['btc eth 0.1', 'BTC ETH 0.1 from'],
    ['0.1 btc -> eth', 'BTC ETH 0.1 from'],
    ['0.1 btc→eth', 'BTC ETH 0.1 from'],
    ['0.1 btc = eth', 'BTC ETH 0.1 from'],
    ['btc = 100 usdt', 'BTC USDT 100 to'],
    ['btc to 100 usdt', 'BTC USDT 100 to'],
    ['sell 0.5 eth for usdt', 'ETH USDT 0.5 from'],
    ['sell eth for 1,000 usdt', 'ETH USDT 1000 to'],
    ['buy 0.1 btc with usdt', 'USDT BTC 0.1 to'],
    ['buy btc with 100 usdt', 'USDT BTC 100 from'],
    ['buy btc for 100 usdt', 'USDT BTC 100 from'],
    ['buy 100 usdt of btc', 'USDT BTC 100 from'],
    ['buy btc with usdt', 'USDT BTC - from'],
    ['btc to eth', 'BTC ETH - from'],
    ['bitcoin eth', 'BTC ETH - from'],
    ['5 1inch to usdt', '1INCH USDT 5 from'],
    ['０．１ ＢＴＣ to eth', 'BTC ETH 0.1 from'],
    ['０．１ＢＴＣ＝eth', 'BTC ETH 0.1 from'],
  ])('"%s" is understood', (text, expected) => {
    expect(commandOf(text)).toBe(expected);
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0.1 btc', 'oneCoin'],
    ['btc to btc', 'sameCoin'],
    ['10² btc to eth', 'amount'],
    ['10²btc to eth', 'amount'],
    ['0.1₅ btc to eth', 'amount'],
    ['½ btc to eth', 'unknownWord'],
    ['0.1 btc to 2 eth', 'unclear'],
    ['btc eth usdt', 'unclear'],
    ['buy btc eth', 'unclear'],
    ['buy 100 usdt btc', 'unclear'],
    ['0.1 btc with eth', 'unclear'],
    ['0.1 btc to doge', 'unknownWord'],
    ['0.1 twin to btc', 'unknownWord'],
    ['please 0.1 btc to eth', 'unknownWord'],
    ['0 btc to eth', 'amount'],
    ['1.2.3 btc to eth', 'amount'],
    ['-1 btc to eth', 'unknownWord'],
  ])('"%s" is not guessed at', (text, expected) => {
    expect(commandOf(text)).toBe(expected);
  });

  test('is read by the reader’s own separators', () => {
    const reading = read('1.000,5 usdt to btc', { group: '.', point: ',' });
    expect(reading).toMatchObject({ ok: true, command: { amount: '1000.5' } });
  });

  test('never throws, and never names a coin that is not in the text', () => {
    const word = fc.constantFrom(
      'btc',
      'eth',
      'usdt',
      'to',
      'for',
      'with',
      'of',
      'buy',
      '1',
      '0.5',
      '=',
      '->',
      '?',
      '1inch',
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const reading = read(words.join(' '));
        if (!reading.ok) return;
        const said = words.map((each) => each.toUpperCase());
        expect(said).toContain(reading.command.from);
        expect(said).toContain(reading.command.to);
      }),
    );
  });
});
