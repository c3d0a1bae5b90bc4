import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatDate } from '#app/components/format/dates.ts';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { clearanceOf, showsStablecoinBanner } from '#shared/site/compliance.ts';
import { useShell } from './ShellContext.ts';

const DAY_MS = 86_400_000;
/** Below the product's help pages. */
const STABLECOIN_ARTICLE = '/article/unregulated-stablecoins';

/**
 * What the law of a region wants said above everything (product.md section 1). It is known with the page's own settings, so
 * that nothing moves down when the exchange answers; and it cannot be dismissed (screens.md 0.3, C13).
 */
export function RegionalBanner() {
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
