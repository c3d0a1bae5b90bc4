import { useStore } from 'zustand';
import { globalStore } from '#app/stores/globalStore.ts';
import { clearanceOf } from '#shared/site/compliance.ts';
import type { ScreenRow } from '#shared/site/screenTable.ts';
import { type Closure, judgeScreen, type SiteState } from './judgeScreen.ts';
import { useShell } from './ShellContext.ts';

/** What of a site decides which screens it has. */
export function useSiteState(): SiteState {
  const { site } = useShell();
  const compliance = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig);
  const isCleared = clearanceOf(site.id, compliance, Date.now()).kind === 'after';
  return { flags: compliance.flags, isCleared };
}

/** Why a screen is not to be had on this site; null where it is. */
export function useClosure(screen: ScreenRow): Closure {
  return judgeScreen(screen, useSiteState());
}
