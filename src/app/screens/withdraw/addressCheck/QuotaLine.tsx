import { useTranslation } from 'react-i18next';
import { countdownText, useTimeLeft } from '#app/components/format/countdown.ts';
import { formatCount, formatMoment } from '#app/components/format/dates.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

export type CheckQuota = ResultOf<'preKyaChainList'>['quota'];

export interface QuotaLineProps {
  readonly quota: CheckQuota;
  /** How far the exchange's clock is ahead of the device's, in ms. */
  readonly skewMs: number;
}

/** What is left of the week's checks, and when there are new ones. */
export function QuotaLine({ quota, skewMs }: QuotaLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const resetMs = Number(quota.resetAt);
  const leftMs = useTimeLeft(resetMs - skewMs);
  const left = leftOf(quota);
  return (
    <p>
      <b>
        {left === 0
          ? t('riskCheck.usedUp')
          : t('riskCheck.quota', {
              count: quota.total,
              left: formatCount(left, language),
              formatted: formatCount(quota.total, language),
            })}
      </b>
      <SentenceGap />
      <span className="num text-text-2">
        {t('riskCheck.reset', {
          left: countdownText(leftMs, language),
          time: formatMoment(resetMs, language, { clock: 'UTC' }),
        })}
      </span>
    </p>
  );
}

export function leftOf({ total, used }: CheckQuota): number {
  return Math.max(0, total - used);
}
