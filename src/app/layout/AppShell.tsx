import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { ShortcutSetting } from '#app/browser/useShortcut.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { OfflineBar } from '#app/components/OfflineBar.tsx';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { BottomBar } from './BottomBar.tsx';
import { PageAssistant } from './PageAssistant.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { RegionalBanner } from './RegionalBanner.tsx';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { SectionBar } from './SectionBar.tsx';
import { useHelp } from './useHelp.ts';
import { useShortcutList } from './useShortcutList.ts';

const ProfilingPanels = lazyPart(
  () => import('#app/profiling/ProfilingPanels.tsx'),
  ({ ProfilingPanels }) => ProfilingPanels,
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
  const help = useHelp();
  /** Until the header is there the bar leaves Help to it. */
  const [isHelpInHeader, setHelpInHeader] = useState(true);
  return (
    <>
      <a href="#main" className="skip-link">
        {t('shell.skip')}
      </a>
      <header>
        <PageHeader onHelp={help.toggle} onHelpShown={setHelpInHeader} />
      </header>
      <SectionBar onHelp={isHelpInHeader ? null : help.toggle} />
      <RegionalBanner />
      <OfflineBar isOffline={!isOnline} />
      <ScreenOutlet />
      <PageFooter onShortcuts={shortcuts.open} />
      <PageAssistant help={help} />
      <BottomBar onShortcuts={shortcuts.open} onHelp={help.toggle} />
      {shortcuts.List !== null && <shortcuts.List onClose={shortcuts.close} />}
      {/[?&](?:perf|diagnose)\b/.test(search) && (
        <Suspense fallback={null}>
          <ProfilingPanels search={search} />
        </Suspense>
      )}
    </>
  );
}
