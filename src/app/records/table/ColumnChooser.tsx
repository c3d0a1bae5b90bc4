import { Columns3 } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ColumnChooserProps {
  /** Those that may be hidden. */
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly hidden: readonly string[];
  readonly onHide: (hidden: readonly string[]) => void;
}

/** Which columns are shown (screens.md 0.3, C8). Escape closes it, and so does going elsewhere. */
export function ColumnChooser({ columns, hidden, onHide }: ColumnChooserProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };

  return (
    // It can have the focus itself: a click between the boxes does not leave it.
    <fieldset
      className="column-chooser"
      aria-label={t('records.columns')}
      tabIndex={-1}
      onBlur={leave}
      onKeyDown={closeByKey}
    >
      <button
        ref={opener}
        type="button"
        className="records-tool"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Columns3 size={16} aria-hidden="true" />
        {t('records.columns')}
      </button>
      {isOpen && (
        <div className="column-list">
          {columns.map(({ id, title }) => (
            <label key={id} className="records-check">
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={({ target }) =>
                  onHide(target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
                }
              />
              {title}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
