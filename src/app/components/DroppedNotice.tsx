import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { joinNames } from './format/joinList.ts';
import './droppedNotice.css';

export interface DroppedNoticeProps {
  /** Names of the address's parameters that could not be used here. */
  readonly names: readonly string[];
  /** Why they were left out, where that can be said. */
  readonly why?: string | undefined;
  /** The user has read the names. */
  readonly onDismiss: () => void;
}

/** Names what was left out of the address, until it is dismissed (screens.md 1.24). */
export function DroppedNotice({ names, why, onDismiss }: DroppedNoticeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isShown = names.length > 0;
  return (
    <div className="dropped-notice" data-shown={isShown || undefined}>
      {/* Here before it says anything, or it would not be announced. */}
      <p role="status">
        {isShown && t('records.filter.dropped', { names: joinNames(names, language) })}
        {isShown && why !== undefined && <span className="block">{why}</span>}
      </p>
      {isShown && (
        <button type="button" className="text-button" onClick={onDismiss}>
          {t('notices.close')}
        </button>
      )}
    </div>
  );
}
