import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useScreen } from './useScreen.ts';
import { useSections } from './useSections.ts';

export interface SectionBarProps {
  /** Help stands at the end of the bar; null where the header has it. */
  readonly onHelp: (() => void) | null;
}

/** The sections, below the header (design.md section 6); on a phone the bar at the bottom takes its place. */
export function SectionBar({ onHelp }: SectionBarProps) {
  const { t } = useTranslation();
  const open = useScreen()?.section;
  const sections = useSections();
  return (
    <nav className="section-bar" aria-label={t('shell.nav')}>
      <div className="page-width section-bar-row">
        {sections.map(({ id, pages }) => (
          <Link
            key={id}
            to={pages[0].path}
            className="section-link"
            aria-current={id === open ? 'true' : undefined}
          >
            {t(`nav.${id}`)}
          </Link>
        ))}
        {onHelp !== null && (
          <button type="button" className="section-link ms-auto" onClick={onHelp}>
            {t('shell.assistant')}
          </button>
        )}
      </div>
    </nav>
  );
}
