import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countdownText } from '#app/components/format/countdown.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';

/** Above the list, while it has to wait. */
export const WARNING = 'mb-4 rounded-button border-s-3 border-s-warn bg-warn-wash px-3 py-2';

export interface CoolDownProps {
  /** When the next conversion is possible, on the device's clock, in ms since 1970. */
  readonly untilMs: number;
  readonly leftMs: number;
}

/** The pause between two conversions of small balances, with what is left of it (screens.md 1.3). */
export function CoolDown({ untilMs, leftMs }: CoolDownProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className={joinClasses('flex gap-2', WARNING)} aria-label={t('lowBalance.pause.title')}>
      <Clock size={16} aria-hidden="true" className="mt-0.5 flex-none text-warn" />
      <div>
        <p className="font-semibold">{t('lowBalance.pause.title')}</p>
        <p>
          {t('lowBalance.pause.text', { time: formatMoment(untilMs, language) })}
          <SentenceGap />
          {/* The countdown is for the eye; screen readers read the moment above. */}
          <bdi className="num font-semibold" role="timer" aria-live="off">
            {countdownText(leftMs, language)}
          </bdi>
        </p>
      </div>
    </section>
  );
}
