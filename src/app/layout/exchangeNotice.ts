import type { StackNotice } from '#app/components/noticeStack/noticeOrder.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

type Banner = ResultOf<'bannerConfig'>['list'][number];

const BASE = '/user/assets';

export interface NoticeContext {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** Of a notice that leads to a screen of this product. */
  readonly linkLabel: string;
}

/**
 * The exchange's notices that hold now (screens.md 0.3, C13). One that can't be dismissed is what the law or the site
 * has to say; warnings are about coins and chains. Links leave this product only by its own menus, so those are left out.
 */
export function toStackNotices(
  banners: readonly Banner[],
  { nowMs, linkLabel }: NoticeContext,
): readonly StackNotice[] {
  return banners
    .filter(({ startAt, endAt }) => Number(startAt) <= nowMs && nowMs < Number(endAt))
    .map(({ id, title, text, link, level, dismissible }) => {
      const to = screenOf(link);
      return {
        id,
        kind: dismissible ? (level === 'warn' ? 'chain' : 'tip') : 'legal',
        ...(title !== '' && { title }),
        text,
        ...(to !== undefined && { action: { label: linkLabel, to } }),
      };
    });
}

/** The screen that a link names, "/user/assets/deposit/?coin=BTC"; undefined for anything else. */
function screenOf(link: string): string | undefined {
  return link.startsWith(`${BASE}/`) ? link.slice(BASE.length) : undefined;
}
