import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { OfflineBar } from '#app/components/OfflineBar.tsx';
import { ShortcutSetting } from '#app/components/useShortcut.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { BottomBar } from './BottomBar.tsx';
import { PageAssistant } from './PageAssistant.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { RegionalBanner } from './RegionalBanner.tsx';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { SectionBar } from './SectionBar.tsx';
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

/** Header, sections, regional banner, the screen, footer; on a phone the bar at the bottom. */
function Shell() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const shortcuts = useShortcutList();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('shell.skip')}
      </a>
      <header>
        <PageHeader />
      </header>
      <SectionBar />
      <RegionalBanner />
      <OfflineBar isOffline={!isOnline} />
      <ScreenOutlet />
      <PageFooter onShortcuts={shortcuts.open} />
      <PageAssistant />
      <BottomBar onShortcuts={shortcuts.open} />
      {shortcuts.List !== null && <shortcuts.List onClose={shortcuts.close} />}
      {new URLSearchParams(search).has('perf') && (
        <Suspense fallback={null}>
          <PerfPanel />
        </Suspense>
      )}
    </>
  );
}
