import { describe, expect, it } from 'vitest';
import { nextChangeMs, toStackNotices } from '#app/layout/exchangeNotice.ts';

const NOW_MS = 1_800_000_000_000;
const CONTEXT = {
  nowMs: NOW_MS,
  linkLabel: 'Read more',
  coins: { chosen: ['ETH'], held: ['BTC'] },
  isPhone: false,
};
const BANNER = {
  id: 'one',
  title: 'Deposits of DASH are suspended',
  text: 'The wallet is being upgraded.',
  link: '',
  level: 'warn' as const,
  startAt: String(NOW_MS - 1),
  endAt: String(NOW_MS + 1),
  dismissible: true,
};

describe('Notices of the exchange', () => {
  it('are shown from their beginning to their end', () => {
    const early = { ...BANNER, startAt: String(NOW_MS + 1) };
    const late = { ...BANNER, endAt: String(NOW_MS) };
    expect(toStackNotices([early, BANNER, late], CONTEXT)).toHaveLength(1);
  });

  it('count as law where they can’t be dismissed, as a state of a chain where they warn, else as tips', () => {
    const banners = [{ ...BANNER, dismissible: false }, BANNER, { ...BANNER, level: 'info' as const }];
    expect(toStackNotices(banners, CONTEXT).map(({ kind }) => kind)).toEqual(['legal', 'chain', 'tip']);
  });

  it('about chosen coins come first and held ones next; those about other coins are folded, but for the law', () => {
    const about = (id: string, chain: string, ...coins: string[]) => ({
      ...BANNER,
      id,
      about: { chain, coins },
    });
    const banners = [
      about('other', 'SEI', 'SEI'),
      about('held', 'BTC', 'BTC'),
      { ...about('law', 'DASH', 'DASH'), dismissible: false },
      about('chosen', 'MANTLE', 'MNT', 'ETH'),
    ];
    expect(toStackNotices(banners, CONTEXT).map(({ id, foldedChain }) => [id, foldedChain])).toEqual([
      ['chosen', undefined],
      ['held', undefined],
      ['other', 'SEI'],
      ['law', undefined],
    ]);
    // A phone has one line, for what is on its screen.
    expect(
      toStackNotices(banners, { ...CONTEXT, isPhone: true }).map(({ id, foldedChain }) => [id, foldedChain]),
    ).toEqual([
      ['chosen', undefined],
      ['held', 'BTC'],
      ['other', 'SEI'],
      ['law', undefined],
    ]);
  });

  it.each([
    ['/user/assets/deposit/?coin=BTC', { label: 'Read more', to: '/deposit/?coin=BTC' }],
    ['https://elsewhere.example/', undefined],
    ['//elsewhere.example/user/assets/', undefined],
    ['javascript:alert(1)', undefined],
    ['/user/assets//elsewhere.example/', undefined],
    ['/user/assets/\\elsewhere.example/', undefined],
    ['/user/assets/\t/elsewhere.example/', undefined],
    ['/user/assetsor', undefined],
  ])('lead to screens of this product only: %s', (link, action) => {
    expect(toStackNotices([{ ...BANNER, link }], CONTEXT)[0]?.action).toEqual(action);
  });
});

it('the next moment is when a notice begins or ends, and 0 where none does', () => {
  const banners = [
    { startAt: '5', endAt: '20' },
    { startAt: '10', endAt: '30' },
  ];
  expect([0, 5, 10, 20, 30].map((nowMs) => nextChangeMs(banners, nowMs))).toEqual([5, 10, 20, 30, 0]);
  expect(nextChangeMs([], 0)).toBe(0);
});
