import { deviceStorage } from '#app/stores/deviceStorage.ts';
import type { SectionId } from '#shared/site/screenTable.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** More than any two notices take. */
const MOST_PX = 240;

const keyOf = (position: SectionId): string => `${PRODUCT}.noticePlace.${position}`;

/**
 * How high the exchange's notices of a section were when this device showed them last, in pixels. So much place is kept until
 * they are here, or what stands below would move under the user's finger.
 */
export function readNoticePlace(position: SectionId): number {
  try {
    const px = Number(deviceStorage.getItem(keyOf(position)));
    return px > 0 ? Math.min(px, MOST_PX) : 0;
  } catch {
    return 0;
  }
}

export function keepNoticePlace(position: SectionId, px: number): void {
  try {
    deviceStorage.setItem(keyOf(position), String(Math.round(px)));
  } catch {
    // Storage may be denied or full: then the page moves once.
  }
}
