import { describe, expect, test } from 'vitest';
import { type PickerCoin, type PickerRow, pickerRows } from '#app/components/coinPicker/pickerRows.ts';

const coin = (symbol: string, changes: Partial<PickerCoin> = {}): PickerCoin => ({
  symbol,
  name: symbol,
  isHot: false,
  isNew: false,
  isHeld: false,
  contracts: [],
  ...changes,
});

const USDT_ADDRESS = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const COINS = [
  coin('BTC', { name: 'Bitcoin', isHot: true, isHeld: true }),
  coin('WBTC', { name: 'Wrapped Bitcoin' }),
  coin('ETH', { name: 'Éther', isHot: true }),
  coin('USDT', { name: 'Tether USD', isHeld: true, contracts: [USDT_ADDRESS] }),
  coin('TON', { name: 'Toncoin', isNew: true }),
];

const lines = (coins: readonly PickerCoin[], recent: readonly string[], query: string, isHeldFirst = false) =>
  pickerRows(coins, { recent, isHeldFirst }, query);
const listed = (rows: readonly PickerRow[]): string =>
  rows.map((row) => (row.kind === 'heading' ? `${row.section}:` : row.coin.symbol)).join(' ');

describe('the list of the picker', () => {
  test.each(['ＢTC', 'bıtcoın', 'BİTCOİN', 'bi\u200btcoin', 'bítcoin'])('finds Bitcoin by %j', (text) => {
    expect(listed(lines(COINS, [], text))).toContain('BTC');
  });

  test('has its sections in order, and each coin once, in the first section that has it', () => {
    expect(listed(lines(COINS, ['TON', 'BTC'], ''))).toBe('recent: TON BTC hot: ETH held: USDT others: WBTC');
  });

  test('of what is given away begins with what the user holds', () => {
    expect(listed(lines(COINS, ['TON', 'BTC'], '', true))).toBe(
      'held: BTC USDT recent: TON hot: ETH others: WBTC',
    );
  });

  test('leaves out sections without a coin, and recent coins that are gone', () => {
    expect(listed(lines([coin('BTC')], ['GONE'], ' '))).toBe('all: BTC');
    expect(lines([], ['BTC'], '')).toEqual([]);
  });

  test('shows six recent coins at most', () => {
    const many = Array.from({ length: 9 }, (_, at) => coin(`C${at}`));
    const symbols = many.map(({ symbol }) => symbol);
    expect(listed(lines(many, symbols, '')).split(' others:')[0]).toBe('recent: C0 C1 C2 C3 C4 C5');
  });

  test('counts its coins without headings', () => {
    const places = lines(COINS, ['TON'], '').flatMap((row) => (row.kind === 'coin' ? [row.place] : []));
    expect(places).toEqual(places.map((_, at) => at));
  });

  test.each([
    ['btc', 'found: BTC WBTC'],
    ['bitcoin', 'found: BTC WBTC'],
    ['ether', 'found: ETH USDT'],
    ['  ÉTH ', 'found: ETH USDT'],
    ['to', 'found: TON'],
    [USDT_ADDRESS, 'found: USDT'],
    [USDT_ADDRESS.toLowerCase(), 'found: USDT'],
    ['0xdac17f', 'found: USDT'],
    ['0x', ''],
    ['nothing', ''],
  ])('for “%s” is “%s”, the best match first', (query, rows) => {
    expect(listed(lines(COINS, ['TON'], query))).toBe(rows);
  });
});
