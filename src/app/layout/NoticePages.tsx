import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { formatDate } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { clearanceOf } from '#shared/site/compliance.ts';
import type { ScreenRow } from '#shared/site/screenTable.ts';
import { useShell } from './ShellContext.ts';
import type { Closure } from './useScreen.ts';
import { useSections } from './useSections.ts';

export interface PageNoticeProps {
  /** The title of the page where no screen's own stands above it. */
  readonly level: 'h1' | 'h2';
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
  readonly children?: ReactNode;
}

/** A page that has only to say something. */
function PageNotice({ level: Heading, title, text, action, to, children }: PageNoticeProps) {
  return (
    <div className="page-notice">
      <Heading className="screen-title">{title}</Heading>
      <p>{text}</p>
      <p>
        <Link to={to} className="text-button">
          {action}
        </Link>
      </p>
      {children}
    </div>
  );
}

/** Every page of this site, by section, for who came by a wrong address. */
function PageList() {
  const { t } = useTranslation();
  const sections = useSections();
  return (
    <nav aria-label={t('shell.nav')} className="page-list">
      {sections.map(({ id, pages }) => (
        <div key={id}>
          <h2>{t(`nav.${id}`)}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.id}>
                <Link to={page.path} className="text-button">
                  {t(`screens.${page.id}.tab`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** At an address that no screen has. */
export function NotFound() {
  const { t } = useTranslation();
  const title = t('pages.notFound.title');
  useEffect(() => {
    document.title = t('app.titled', { title });
  }, [t, title]);
  return (
    <PageNotice
      level="h1"
      title={title}
      text={t('pages.notFound.text')}
      action={t('pages.notFound.action')}
      to="/exchange/index"
    >
      <PageList />
    </PageNotice>
  );
}

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
      level="h2"
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
      level="h2"
      title={t('pages.clearance.title')}
      text={t('pages.clearance.text', { date })}
      action={t('pages.clearance.action')}
      to="/withdraw"
    />
  );
}
