import { useMatches } from 'react-router-dom';
import { useStore } from 'zustand';
import { globalStore } from '#app/stores/globalStore.ts';
import { clearanceOf } from '#shared/site/compliance.ts';
import type { ScreenRow, SectionId } from '#shared/site/screenTable.ts';
import type { SiteFlags } from '#shared/site/siteFlags.ts';
import { useShell } from './ShellContext.ts';

/** What a route says of itself (`handle`). */
export interface ScreenHandle {
  readonly screen: ScreenRow;
}

/** The screen of the table that is open; undefined on pages that are none of them. */
export function useScreen(): ScreenRow | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isScreenHandle(handle) ? handle.screen : undefined;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'screen' in handle;
}

/** Why a screen is not available on this site; null where it is. */
export type Closure = 'not-here' | 'cleared' | null;

interface SiteState {
  readonly flags: SiteFlags;
  /** The site's clearance time has passed. */
  readonly isCleared: boolean;
  /** Sections that this entry does not have. */
  readonly closedSections?: readonly SectionId[] | undefined;
}

/** The gate of a screen (screens.md 0.3, "Regional gates"). */
export function judgeScreen(
  { section, flag, survivesClearance = false }: Pick<ScreenRow, 'section' | 'flag' | 'survivesClearance'>,
  { flags, isCleared, closedSections }: SiteState,
): Closure {
  if (closedSections?.includes(section) || (flag !== undefined && !flags[flag])) return 'not-here';
  return isCleared && !survivesClearance ? 'cleared' : null;
}

/** What of a site decides which screens it has. */
export function useSiteState(): SiteState {
  const { site, closedSections } = useShell();
  const compliance = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig);
  const isCleared = clearanceOf(site.id, compliance, Date.now()).kind === 'after';
  return { flags: compliance.flags, isCleared, closedSections };
}

/** Why a screen is not available on this site; null where it is. */
export function useClosure(screen: ScreenRow): Closure {
  return judgeScreen(screen, useSiteState());
}
