import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { joinNames } from './format/joinList.ts';
import { joinClasses } from './layout/box.ts';

export interface DroppedNoticeProps {
  /** Names of the address's parameters that could not be used here. */
  readonly names: readonly string[];
  /** Why they were left out, where that can be said. */
  readonly why?: string | undefined;
  /** The user has read the names. */
  readonly onDismiss: () => void;
  /** The room around it; some below itself where nothing else is said. */
  readonly className?: string;
}

const LOOK =
  'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-button border-s-3 border-warn bg-warn-wash px-3 py-1 wrap-anywhere';

/** Names what was left out of the address, until it is dismissed (screens.md 1.24). */
export function DroppedNotice({ names, why, onDismiss, className = 'mb-3' }: DroppedNoticeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isShown = names.length > 0;
  return (
    <div className={isShown ? joinClasses(LOOK, className) : undefined}>
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
