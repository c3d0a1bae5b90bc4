import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Elsewhere } from './Elsewhere.tsx';
import { usePageChoices } from './usePageChoices.ts';
import { useScreen } from './useScreen.ts';
import { isInBottomBar, useSections } from './useSections.ts';
import './moreSheet.css';

export interface MoreSheetProps {
  readonly onClose: () => void;
  /** Opens the list of shortcuts. */
  readonly onShortcuts: () => void;
  readonly onHelp: () => void;
}

/** What the bar of a phone has no place for: the pages of the other sections, language and look, and products elsewhere. */
export function MoreSheet({ onClose, onShortcuts, onHelp }: MoreSheetProps) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDialogElement>(null);
  const screen = useScreen();
  const sections = useSections().filter(({ id }) => !isInBottomBar(id));
  // The dialog's own event comes later: a sheet that is opened again before it would be closed by it.
  const close = (): void => {
    sheet.current?.close();
    onClose();
  };
  useEffect(() => sheet.current?.showModal(), []);

  return (
    <dialog
      ref={sheet}
      className="more-sheet"
      aria-label={t('nav.more')}
      onClose={onClose}
      // What is beside the sheet belongs to the dialog as well: a tap there closes it.
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="more-sheet-content">
        <button
          type="button"
          className="square-button more-sheet-close"
          aria-label={t('shell.closeMenu')}
          onClick={close}
        >
          <X size={20} aria-hidden="true" />
        </button>
        {sections.map(({ id, pages }) => (
          <section key={id}>
            <h2 className="more-sheet-group">{t(`nav.${id}`)}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.id}>
                  <Link
                    to={page.path}
                    className="more-sheet-row"
                    aria-current={page.id === screen?.id ? 'page' : undefined}
                    onClick={close}
                  >
                    {t(`screens.${page.id}.tab`)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <button
            type="button"
            className="more-sheet-row"
            onClick={() => {
              close();
              onHelp();
            }}
          >
            {t('shell.assistant')}
          </button>
          <Choices />
          <button
            type="button"
            className="more-sheet-row"
            aria-keyshortcuts="?"
            aria-haspopup="dialog"
            onClick={onShortcuts}
          >
            {t('shortcuts.open')}
          </button>
        </section>
        <Elsewhere />
      </div>
    </dialog>
  );
}

/** Language and look, which the header has no place for on a phone. */
function Choices() {
  const { t } = useTranslation();
  const { language, languages, changeLanguage, theme, themes, changeTheme } = usePageChoices();
  return (
    <>
      <label className="more-sheet-row">
        <span>{t('header.language')}</span>
        <select value={language} onChange={({ target }) => void changeLanguage(target.value)}>
          {languages.map(({ code, label, lang }) => (
            <option key={code} value={code} lang={lang}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="more-sheet-row">
        <span>{t('header.theme')}</span>
        <select value={theme} onChange={({ target }) => changeTheme(target.value)}>
          {themes.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
