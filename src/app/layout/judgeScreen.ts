import type { ScreenRow } from '#shared/site/screenTable.ts';
import type { SiteFlags } from '#shared/site/siteFlags.ts';

/** Why a screen is not to be had on this site; null where it is. */
export type Closure = 'not-here' | 'cleared' | null;

export interface SiteState {
  readonly flags: SiteFlags;
  /** The site's clearance time has passed. */
  readonly isCleared: boolean;
}

/** The gate of a screen (screens.md 0.3, "Regional gates"). */
export function judgeScreen(
  { flag, survivesClearance = false }: Pick<ScreenRow, 'flag' | 'survivesClearance'>,
  { flags, isCleared }: SiteState,
): Closure {
  if (flag !== undefined && !flags[flag]) return 'not-here';
  return isCleared && !survivesClearance ? 'cleared' : null;
}
