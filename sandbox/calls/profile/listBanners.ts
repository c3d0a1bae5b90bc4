import { SUSPENSIONS } from '#sandbox/seed/reference/chains.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { suspensionWordsOf } from '#sandbox/seed/reference/suspensionWords.ts';
import type { CoinTime } from '#sandbox/server/api/describeCoin.ts';
import type { Asked, ResultOf } from '#sandbox/server/api/implement.ts';

type Banner = ResultOf<'bannerConfig'>['list'][number];

/** How long a suspension without a known end is announced at a time. */
const OPEN_END_MS = 30 * 24 * 3_600_000;

/** Where a suspension of each direction is announced. */
const DIRECTION_BY_POSITION: ReadonlyMap<string, 'deposit' | 'withdraw'> = new Map([
  ['deposit', 'deposit'],
  ['withdraw', 'withdraw'],
]);

/** POST /v3/config/banner (screens.md 2.1, 0.2b): what is suspended, on the page that it hits, in the language asked for. */
export function listBanners(
  { position, lang }: Asked<'bannerConfig'>,
  { nowMs, startedAtMs }: CoinTime,
): Banner[] {
  const direction = DIRECTION_BY_POSITION.get(position);
  const words = suspensionWordsOf(lang);
  return SUSPENSIONS.flatMap((suspension) => {
    const { chain, coin, reason, reopensAfterMs } = suspension;
    const endMs = startedAtMs + (reopensAfterMs ?? OPEN_END_MS);
    if (direction === undefined || !suspension[direction] || nowMs >= endMs) {
      return [];
    }
    const what = coin === undefined ? chain : words.coinOn.replace('{coin}', coin).replace('{chain}', chain);
    return [
      {
        id: `suspended-${direction}-${chain}${coin ?? ''}`,
        title: words[direction].replace('{what}', what),
        text: words[reason],
        link: '',
        level: 'warn' as const,
        startAt: String(startedAtMs),
        endAt: String(endMs),
        dismissible: true,
        about: { chain, coins: coin === undefined ? coinsOn(chain) : [coin] },
      },
    ];
  });
}

function coinsOn(chain: string): string[] {
  return COINS.filter(({ chains }) => chains.some((each) => each.chain === chain)).map(({ coin }) => coin);
}
