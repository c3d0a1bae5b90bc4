import { useTranslation } from 'react-i18next';
import { Chip } from '#app/components/Chip.tsx';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { SaveState } from './useApplication.ts';

export interface SaveBadgeProps {
  readonly state: SaveState;
  readonly onRetry: () => void;
}

/** Whether the exchange has the answers; where it has not, why, and a way to try again (screens.md 1.23). */
export function SaveBadge({ state, onRetry }: SaveBadgeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  return (
    <div className="grid justify-items-end gap-1 text-end">
      <div role="status">
        {state.kind === 'saving' && <Chip word={t('amp.save.saving')} />}
        {state.kind === 'saved' && <Chip tone="up" word={t('amp.save.saved')} />}
        {state.kind === 'failed' && <Chip tone="down" word={t('amp.save.failed')} />}
      </div>
      {state.kind === 'failed' && (
        <p>
          {joinSentences([errorText(state.error), t('amp.save.kept')], language)}
          <SentenceGap />
          <TextLink variant="secondary" onClick={onRetry}>
            {t('amp.save.retry')}
          </TextLink>
        </p>
      )}
    </div>
  );
}
