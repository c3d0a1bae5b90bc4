import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countdownText, useTimeLeft } from '#app/components/format/countdown.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface PauseNoticeProps {
  /** On the device's clock, ms since 1970; null for none. */
  readonly untilMs: number | null;
}

/** Withdrawals pause after a switch was loosened; how long still. */
export function PauseNotice({ untilMs }: PauseNoticeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const leftMs = useTimeLeft(untilMs ?? 0);
  return (
    <div
      role="status"
      className="flex items-start gap-2 rounded-card border border-warn px-4 py-3 empty:hidden"
    >
      {leftMs > 0 && (
        <>
          <Lock size={16} aria-hidden="true" className="mt-0.5 flex-none text-warn" />
          <p>
            {t('book.pause')}{' '}
            <bdi className="num font-semibold" role="timer" aria-live="off">
              {countdownText(leftMs, language)}
            </bdi>
          </p>
        </>
      )}
    </div>
  );
}
