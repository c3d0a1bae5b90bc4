import { type ComponentType, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { importAgain } from '#app/browser/importAgain.ts';
import { ShortcutSetting, useShortcut } from '#app/browser/useShortcut.ts';
import { formatDate } from '#app/components/format/dates.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { OfflineBar } from '#app/components/OfflineBar.tsx';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { clearanceOf, showsStablecoinBanner } from '#shared/site/compliance.ts';
import { BottomBar } from './BottomBar.tsx';
import { PageAssistant } from './PageAssistant.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { SectionBar } from './SectionBar.tsx';
import { useShell } from './ShellContext.ts';
import type { ShortcutListProps } from './ShortcutList.tsx';
import { useHelp } from './useHelp.ts';

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

interface ShortcutListState {
  /** Null while it is closed, and until it is loaded. */
  readonly List: ComponentType<ShortcutListProps> | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** The list of shortcuts, by "?" from anywhere but a field (screens.md 0.3), and by callers of `open`. */
function useShortcutList(): ShortcutListState {
  const { t } = useTranslation();
  const [List, setList] = useState<ShortcutListState['List']>(null);

  // Loaded by hand and not by React.lazy: a failed load must not break the page.
  const open = useCallback(() => {
    importAgain(() => import('./ShortcutList.tsx')).then(
      ({ ShortcutList }) => setList(() => ShortcutList),
      () => showToast({ type: 'error', text: t('states.failedTitle') }),
    );
  }, [t]);
  const close = useCallback(() => setList(null), []);

  useShortcut('?', open);

  return { List, open, close };
}

const DAY_MS = 86_400_000;
/** Below the product's help pages. */
const STABLECOIN_ARTICLE = '/article/unregulated-stablecoins';

/**
 * What the law of a region wants said above everything (product.md section 1). It is known with the page's own settings, so
 * that nothing moves down when the exchange answers; and it cannot be dismissed (screens.md 0.3, C13).
 */
function RegionalBanner() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { site } = useShell();
  const compliance = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig);
  const showUnregulatedTips = useStore(globalStore, ({ global }) => global.showUnregulatedTips);
  const clearance = clearanceOf(site.id, compliance, Date.now());
  const isStablecoin = showsStablecoinBanner(compliance, showUnregulatedTips);
  if (!isStablecoin && clearance.kind !== 'before') return null;
  return (
    <section className="regional-banner" aria-label={t('banner.region')}>
      <div className="page-width regional-banner-row">
        <b className="regional-banner-word">{t('banner.word')}</b>
        <div>
          {isStablecoin && (
            <p>
              {t('banner.stablecoin')}
              <SentenceGap />
              <a
                href={productHref({ language, head: '/help', tail: STABLECOIN_ARTICLE })}
                className="text-button"
                {...NEW_TAB}
              >
                {t('banner.readMore')}
              </a>
            </p>
          )}
          {clearance.kind === 'before' && (
            <p>
              {t('banner.clearance', { date: formatDate(clearance.atMs, language) })}
              <SentenceGap />
              <b>{t('banner.clearanceLeft', { count: Math.ceil(clearance.leftMs / DAY_MS) })}</b>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
