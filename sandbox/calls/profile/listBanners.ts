import { SUSPENSIONS } from '#sandbox/seed/reference/chains.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';

type Banner = ResultOf<'bannerConfig'>['list'][number];

/** How long a suspension without a known end is announced at a time. */
const OPEN_END_MS = 30 * 24 * 3_600_000;

/** Where a suspension of each direction is announced. */
const DIRECTION_BY_POSITION: ReadonlyMap<string, 'deposit' | 'withdraw'> = new Map([
  ['deposit', 'deposit'],
  ['withdraw', 'withdraw'],
]);

/** POST /v3/config/banner (screens.md 2.1): what is suspended, on the page that it hits. In English. */
export function listBanners(position: string, nowMs: number, startedAtMs: number): Banner[] {
  const direction = DIRECTION_BY_POSITION.get(position);
  return SUSPENSIONS.flatMap((suspension) => {
    const { chain, coin, reason, reopensAfterMs } = suspension;
    const endMs = startedAtMs + (reopensAfterMs ?? OPEN_END_MS);
    if (direction === undefined || !suspension[direction] || nowMs >= endMs) {
      return [];
    }
    const what = coin === undefined ? chain : `${coin} on ${chain}`;
    const act = direction === 'deposit' ? 'Deposits' : 'Withdrawals';
    return [
      {
        id: `suspended-${direction}-${chain}${coin ?? ''}`,
        title: `${act} of ${what} are suspended`,
        text: reason,
        link: '',
        level: 'warn' as const,
        startAt: String(startedAtMs),
        endAt: String(endMs),
        dismissible: true,
      },
    ];
  });
}
