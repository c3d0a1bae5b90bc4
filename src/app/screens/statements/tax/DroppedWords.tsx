import { useTranslation } from 'react-i18next';

export interface DroppedWordsProps {
  /** Parameters of the address that say nothing here, by their names. */
  readonly names: readonly string[];
  /** Takes them out of the address. */
  readonly onDismiss: () => void;
}

/** Names what was left out of the address, until it is dismissed or the address changes (screens.md 1.24). */
export function DroppedWords({ names, onDismiss }: DroppedWordsProps) {
  const { t } = useTranslation();
  const isShown = names.length > 0;
  return (
    <div className={isShown ? 'tax-dropped' : undefined}>
      {/* Here before it says anything, or it would not be announced. */}
      <p role="status">
        {isShown &&
          t('records.filter.dropped', { names: names.map((name) => `\u2068${name}\u2069`).join(', ') })}
      </p>
      {isShown && (
        <button type="button" className="text-button" onClick={onDismiss}>
          {t('notices.close')}
        </button>
      )}
    </div>
  );
}
