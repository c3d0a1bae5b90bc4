import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { OfflineBar } from '#app/components/OfflineBar.tsx';
import { ShortcutSetting } from '#app/components/useShortcut.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { NavBar } from './NavBar.tsx';
import { PageAssistant } from './PageAssistant.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { RegionalBanner } from './RegionalBanner.tsx';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { SideNav } from './SideNav.tsx';
import { useShortcutList } from './useShortcutList.ts';

const PerfPanel = lazyPart(
  () => import('#app/profiling/PerfPanel.tsx'),
  ({ PerfPanel }) => PerfPanel,
);

/** What every screen has around it (product.md section 2), with the user's setting for single-key shortcuts. */
export function AppShell() {
  return (
    <ShortcutSetting value={hasShortcuts}>
      <Shell />
    </ShortcutSetting>
  );
}

const hasShortcuts = (): boolean => preferencesStore.getState().hasShortcuts;

/** Header, regional banner, the screen, footer. */
function Shell() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const isWide = useIsWide();
  const shortcuts = useShortcutList();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('shell.skip')}
      </a>
      <header>
        <PageHeader />
        {!isWide && <NavBar onShortcuts={shortcuts.open} />}
      </header>
      <RegionalBanner />
      <OfflineBar isOffline={!isOnline} />
      <div className="shell-body">
        {isWide && (
          <div className="shell-side">
            <SideNav onShortcuts={shortcuts.open} />
          </div>
        )}
        <ScreenOutlet />
      </div>
      <PageFooter />
      <PageAssistant />
      {shortcuts.List !== null && <shortcuts.List onClose={shortcuts.close} />}
      {new URLSearchParams(search).has('perf') && (
        <Suspense fallback={null}>
          <PerfPanel />
        </Suspense>
      )}
    </>
  );
}

/** From here on the side navigation has a column of its own (product.md section 1, breakpoint 992). */
const WIDE = matchMedia('(width >= 992px)');

/** Whether there is room for the side navigation; a drawer takes its place where there is none. */
function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => WIDE.matches);
}

function follow(onChange: () => void): () => void {
  WIDE.addEventListener('change', onChange);
  return () => WIDE.removeEventListener('change', onChange);
}
