import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { VERSION } from '#shared/site/siteOfHost.ts';
import { loadShellModule } from './remote/loadShellModule.ts';
import { RemoteSlot } from './remote/RemoteSlot.tsx';
import type { FooterProps } from './remote/shellModule.ts';

/** Pages of the product that are not this application's. */
const LINKS = [
  { key: 'footer.terms', tail: '/terms' },
  { key: 'footer.privacy', tail: '/privacy' },
  { key: 'footer.fees', tail: '/fees' },
  { key: 'footer.status', tail: '/status' },
] as const;

/** product.md section 2: the footer's general mode. Below the base of the routes the path begins with a slash. */
const GENERAL_MODE = /^\/deposit(?:\/|$)/;

const Elsewhere = lazyPart(
  () => import('./atRest.ts'),
  ({ AT_REST }) => AT_REST.Elsewhere,
);

const load = () => loadShellModule<FooterProps>('footer');

export interface PageFooterProps {
  /** Opens the list of shortcuts; here it can be found without knowing its key. */
  readonly onShortcuts: () => void;
}

/** Products elsewhere and the list of shortcuts, then what the remote footer says (product.md section 1). */
export function PageFooter({ onShortcuts }: PageFooterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSettled = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.isSettled);
  const isGeneralMode = GENERAL_MODE.test(useLocation().pathname);
  const props = useMemo(
    (): FooterProps => ({
      isGeneralMode,
      links: LINKS.map(({ key, tail }) => ({
        label: t(key),
        href: productHref({ language, head: '/legal', tail }),
      })),
      notices: { label: t('footer.notices'), href: `${import.meta.env.BASE_URL}third-party-notices.txt` },
      words: {
        links: t('footer.links'),
        depositHint: t('footer.depositNote'),
        risk: t('footer.risk'),
        rights: t('footer.rights', { year: new Date().getFullYear() }),
        version: t('footer.version', { version: VERSION }),
      },
    }),
    [t, language, isGeneralMode],
  );
  return (
    <footer className="page-foot">
      <div className="page-width foot-row">
        {/* What a flag may hide is better not shown before. Its place is kept. */}
        {isSettled && (
          <Suspense fallback={null}>
            <Elsewhere />
          </Suspense>
        )}
        <button
          type="button"
          className="foot-link foot-shortcuts"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={onShortcuts}
        >
          {t('shortcuts.open')}
        </button>
      </div>
      <RemoteSlot
        load={load}
        props={props}
        className={isGeneralMode ? 'footer-slot footer-slot-general' : 'footer-slot'}
        failure="Failed to load footer component"
      />
    </footer>
  );
}
