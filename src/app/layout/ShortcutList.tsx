import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { preferencesStore, switchShortcuts } from '#app/stores/preferencesStore.ts';
import './shortcutList.css';

export interface ShortcutListProps {
  readonly onClose: () => void;
}

/** The keys as keyboards have them (screens.md 1.24 and 0.3; F8 by product.md section 9). */
const GROUPS = [
  {
    title: 'shortcuts.everywhere',
    rows: [
      { keys: ['?'], does: 'shortcuts.help' },
      { keys: ['F8'], does: 'shortcuts.notices' },
      { keys: ['Esc'], does: 'shortcuts.escape' },
    ],
  },
  {
    title: 'shortcuts.inMarket',
    rows: [
      { keys: ['/'], does: 'shortcuts.search' },
      { keys: ['↑', '↓'], does: 'shortcuts.move' },
      { keys: ['Home', 'End'], does: 'shortcuts.ends' },
      { keys: ['Enter'], does: 'shortcuts.choose' },
      { keys: ['F'], does: 'shortcuts.favourite' },
    ],
  },
  {
    title: 'convert.title',
    rows: [
      { keys: ['/'], does: 'shortcuts.coin' },
      { keys: ['X'], does: 'convert.swap' },
      { keys: ['M'], does: 'amount.max' },
      { keys: ['Enter'], does: 'convert.preview' },
      { keys: ['Esc'], does: 'convert.back' },
    ],
  },
  {
    title: 'screens.deposit.title',
    rows: [
      { keys: ['C'], does: 'deposit.copyAddress' },
      { keys: ['T'], does: 'deposit.tag.memo.copy' },
      { keys: ['Q'], does: 'qr.large' },
    ],
  },
  {
    title: 'screens.withdraw.title',
    rows: [
      { keys: ['M'], does: 'amount.max' },
      { keys: ['R'], does: 'shortcuts.review' },
    ],
  },
  {
    title: 'shortcuts.inBook',
    rows: [
      { keys: ['N'], does: 'shortcuts.new' },
      { keys: ['/'], does: 'shortcuts.search' },
      { keys: ['Del'], does: 'shortcuts.delete' },
    ],
  },
  {
    title: 'screens.addressBatch.title',
    rows: [
      { keys: ['Tab', 'Enter'], does: 'shortcuts.nextCell' },
      { keys: ['Ctrl', 'Z'], does: 'terms.undo' },
    ],
  },
  { title: 'screens.addressCheck.title', rows: [{ keys: ['Enter'], does: 'shortcuts.check' }] },
  {
    title: 'shortcuts.inSmall',
    rows: [
      { keys: ['Space'], does: 'shortcuts.tick' },
      { keys: ['Shift', '↑', '↓'], does: 'shortcuts.tickRange' },
      { keys: ['A'], does: 'shortcuts.tickAll' },
    ],
  },
  {
    title: 'shortcuts.inRecords',
    rows: [
      { keys: ['←', '→'], does: 'shortcuts.page' },
      { keys: ['↑', '↓'], does: 'shortcuts.move' },
      { keys: ['Enter'], does: 'shortcuts.openRecord' },
      { keys: ['E'], does: 'shortcuts.export' },
    ],
  },
] as const;

/** The list of shortcuts, as a dialog of the browser's own: it holds the focus, closes by Escape and gives the focus back. */
export function ShortcutList({ onClose }: ShortcutListProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const hasShortcuts = useStore(preferencesStore, (state) => state.hasShortcuts);
  const close = (): void => dialog.current?.close();
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // One key press, one dialog: the browser would go on to the drawer that this one was opened from.
    event.preventDefault();
    close();
  };
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="shortcuts card"
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      // What is beside it belongs to the dialog as well: a click there closes it.
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={handleKey}
    >
      <div className="shortcuts-content">
        <div className="shortcuts-head">
          <h2 id="shortcuts-title" className="shortcuts-title">
            {t('shortcuts.title')}
          </h2>
          <button type="button" className="square-button" aria-label={t('terms.close')} onClick={close}>
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        {GROUPS.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="shortcuts-group">{t(title)}</h3>
            <dl>
              {rows.map(({ keys, does }) => (
                <div key={does} className="shortcuts-row">
                  <dt dir="ltr" translate="no">
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label className="shortcuts-switch">
          <input
            type="checkbox"
            checked={hasShortcuts}
            onChange={({ target }) => switchShortcuts(target.checked)}
          />
          {t('shortcuts.switch')}
        </label>
      </div>
    </dialog>
  );
}
