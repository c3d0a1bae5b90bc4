import { deviceStorage } from '#app/storage/deviceStorage.ts';
import type { SectionId } from '#shared/site/screenTable.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** More than any two notices take. */
const MOST_PX = 240;

const keyOf = (position: SectionId): string => `${PRODUCT}.noticePlace.${position}`;

/**
 * How high the exchange's notices of a section were when this device showed them last, in pixels. So much place is kept until
 * they are here, or what stands below would move under the user's finger. Undefined where it never did.
 */
export function readNoticeHeight(position: SectionId): number | undefined {
  try {
    const kept = deviceStorage.getItem(keyOf(position));
    const px = Number(kept);
    if (kept === null || !(px >= 0)) return undefined;
    return Math.min(px, MOST_PX);
  } catch {
    return undefined;
  }
}

export function keepNoticeHeight(position: SectionId, px: number): void {
  try {
    deviceStorage.setItem(keyOf(position), String(Math.round(px)));
  } catch {
    // Storage may be denied or full: then the page moves once.
  }
}
