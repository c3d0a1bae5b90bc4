import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatDate } from '#app/components/format/formatDate.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { clearanceOf } from '#shared/site/compliance.ts';
import type { ScreenRow } from '#shared/site/screenTable.ts';
import type { Closure } from './judgeScreen.ts';
import { PageNotice } from './PageNotice.tsx';
import { useShell } from './ShellContext.ts';

export interface ClosedScreenProps {
  readonly screen: ScreenRow;
  readonly closure: NonNullable<Closure>;
}

/** In the place of a screen that this site does not have, or has no more: why, and where to go (screens.md 0.3). */
export function ClosedScreen({ screen, closure }: ClosedScreenProps) {
  const { t } = useTranslation();
  const name = t(`screens.${screen.id}.title`);
  return closure === 'cleared' ? (
    <Cleared />
  ) : (
    <PageNotice
      title={t('pages.notHere.title')}
      text={t('pages.notHere.text', { screen: name })}
      action={t('pages.notHere.action')}
      to="/exchange/index"
    />
  );
}

function Cleared() {
  const { t } = useTranslation();
  const { site } = useShell();
  const language = useLanguage();
  const compliance = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig);
  const clearance = clearanceOf(site.id, compliance, Date.now());
  const date = clearance.kind === 'none' ? '' : formatDate(clearance.atMs, language);
  return (
    <PageNotice
      title={t('pages.clearance.title')}
      text={t('pages.clearance.text', { date })}
      action={t('pages.clearance.action')}
      to="/withdraw"
    />
  );
}
