import { type Kept, kept } from '#app/storage/kept.ts';
import type { SectionId } from '#shared/site/screenTable.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** More than any two notices take. */
const MOST_PX = 240;

const heightOf = (position: SectionId): Kept<number> =>
  kept(`${PRODUCT}.noticePlace.${position}`, (px) => (typeof px === 'number' && px >= 0 ? px : undefined));

/**
 * How high the exchange's notices of a section were when this device showed them last, in pixels. So much place is kept until
 * they are here, or what stands below would move under the user's finger. Undefined where it never did.
 */
export function readNoticeHeight(position: SectionId): number | undefined {
  const px = heightOf(position).read();
  return px === undefined ? undefined : Math.min(px, MOST_PX);
}

/** Where storage is denied or full, the page moves once. */
export function keepNoticeHeight(position: SectionId, px: number): void {
  heightOf(position).keep(Math.round(px));
}
