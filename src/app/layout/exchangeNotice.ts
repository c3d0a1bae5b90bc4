import type { StackNotice } from '#app/components/noticeStack/noticeOrder.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

type Banner = ResultOf<'bannerConfig'>['list'][number];

const BASE = '/user/assets';

export interface NoticeContext {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** For a notice that leads to a screen of this product. */
  readonly linkLabel: string;
  readonly coins: ReadersCoins;
  /** There is one line, and it is for the coin that is on the screen: held ones are folded as well. */
  readonly isPhone: boolean;
}

/** Coins that make a notice about them the reader's own concern. */
export interface ReadersCoins {
  /** On the screen that is open: the one that is deposited, sent or converted. */
  readonly chosen: readonly string[];
  /** In the reader's wallets. */
  readonly held: readonly string[];
}

/**
 * The exchange's notices that hold now (screens.md 0.3, C13). One that can't be dismissed is what the law or the site
 * has to say; warnings are about coins and chains. Of those, chosen coins come first and held ones next; what is about other
 * coins is folded, on a phone what is about held ones as well. Links leave this product only by its own menus, so those are left out.
 */
export function toStackNotices(
  banners: readonly Banner[],
  { nowMs, linkLabel, coins, isPhone }: NoticeContext,
): readonly StackNotice[] {
  return banners
    .filter(({ startAt, endAt }) => Number(startAt) <= nowMs && nowMs < Number(endAt))
    .map((banner) => ({ banner, concern: concernOf(banner, coins) }))
    .toSorted((one, other) => one.concern - other.concern)
    .map(({ banner: { id, title, text, link, level, dismissible, about }, concern }) => {
      const to = screenOf(link);
      const isFolded = dismissible && concern > (isPhone ? CHOSEN : HELD);
      return {
        id,
        kind: dismissible ? (level === 'warn' ? 'chain' : 'tip') : 'legal',
        title,
        text,
        foldedChain: isFolded ? about?.chain : undefined,
        action: to === undefined ? undefined : { label: linkLabel, to },
      };
    });
}

/** When the next notice begins or ends after a moment, in ms since 1970; 0 where none does. */
export function nextChangeMs(banners: readonly Pick<Banner, 'startAt' | 'endAt'>[], nowMs: number): number {
  const moments = banners.flatMap(({ startAt, endAt }) => [Number(startAt), Number(endAt)]);
  const coming = moments.filter((moment) => moment > nowMs);
  return coming.length === 0 ? 0 : Math.min(...coming);
}

/**
 * The screen that a link names, "/user/assets/deposit/?coin=BTC"; undefined for anything else. What would be left of two slashes
 * is the address of another host.
 */
function screenOf(link: string): string | undefined {
  const screen = link.startsWith(BASE) ? link.slice(BASE.length) : '';
  return /^\/(?![/\\])/.test(screen) && !/\p{Cc}/u.test(screen) ? screen : undefined;
}

const [CHOSEN, HELD, OTHERS] = [0, 1, 2] as const;

/** How near a notice is to the reader, nearest first; one that names no coins is for all. */
function concernOf({ about }: Banner, { chosen, held }: ReadersCoins): number {
  if (about === undefined || about.coins.some((coin) => chosen.includes(coin))) return CHOSEN;
  return about.coins.some((coin) => held.includes(coin)) ? HELD : OTHERS;
}
