import { useTranslation } from 'react-i18next';
import { countdownText, useTimeLeft } from '#app/components/format/countdown.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { Meter } from '#app/components/Meter.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { type LimitPeriod, limitLeft } from './limitLeft.ts';

export interface LimitMeterProps {
  /** What withdraw/limit-amount says. */
  readonly limit: Pick<ResultOf<'withdrawLimit'>, 'daily' | 'monthly' | 'price' | 'nextTier'>;
  /** The coin that is sent, and its digits after the point. */
  readonly coin: string;
  readonly scale: number;
  /** How far the exchange's clock is ahead of the device's, in ms. */
  readonly skewMs?: number;
}

/**
 * How much may still be withdrawn today and this month, in USD; opened, also how much was, what is left in the coin, when it starts
 * again, and what would raise it (screens.md 0.3, C12).
 */
export function LimitMeter({ limit, coin, scale, skewMs = 0 }: LimitMeterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { daily, monthly, price, nextTier } = limit;
  const rest = { price, coin, scale, skewMs };
  return (
    <details aria-label={t('limitMeter.label')}>
      <summary className="grid min-h-11 cursor-pointer gap-2 [&::-webkit-details-marker]:hidden">
        <Left title={t('limitMeter.day')} period={daily} {...rest} />
        {monthly !== undefined && <Left title={t('limitMeter.month')} period={monthly} {...rest} />}
      </summary>
      <Period title={t('limitMeter.day')} period={daily} {...rest} />
      {monthly !== undefined && <Period title={t('limitMeter.month')} period={monthly} {...rest} />}
      {nextTier !== undefined && (
        <p className="mt-3">
          {t('limitMeter.next', {
            need: t(`limitMeter.need.${needOf(nextTier.need)}`),
            amount: figuresOf(language).price(nextTier.dailyUsd),
          })}
        </p>
      )}
    </details>
  );
}

const LINE = 'flex flex-wrap justify-between gap-x-3';

interface PeriodProps {
  readonly title: string;
  readonly period: LimitPeriod;
  readonly price: string;
  readonly coin: string;
  readonly scale: number;
  readonly skewMs: number;
}

/** What is left of a limit, as a figure and as a bar of what was used. */
function Left({ title, period, price, scale }: PeriodProps) {
  const { t } = useTranslation();
  const { price: figure } = figuresOf(useLanguage());
  const { usd, share } = limitLeft(period, price, scale);
  const used = t('limitMeter.used', { used: figure(period.usedUsd), limit: figure(period.limitUsd) });
  return (
    <span className="grid gap-1">
      <span className={LINE}>
        <span className="underline decoration-dotted underline-offset-3">
          {title} · {t('limitMeter.left')}
        </span>
        <MoneyText coin="USD" amount={usd} />
      </span>
      <Meter
        className="h-1 w-full overflow-hidden rounded-[2px] bg-line-strong text-text-2"
        aria-label={title}
        aria-valuetext={used}
        min={0}
        max={1}
        value={share}
      />
    </span>
  );
}

function Period({ title, period, price, coin, scale, skewMs }: PeriodProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const resetMs = Number(period.resetAt);
  const leftMs = useTimeLeft(resetMs - skewMs);
  const { usd, coin: inCoin } = limitLeft(period, price, scale);
  const { price: figure } = figuresOf(language);
  const used = t('limitMeter.used', { used: figure(period.usedUsd), limit: figure(period.limitUsd) });
  return (
    <div className="mt-3 grid gap-1">
      <p className={LINE}>
        <span>{title}</span>
        <bdi className="num">{used}</bdi>
      </p>
      <p className={LINE}>
        <span>{t('limitMeter.left')}</span>
        <span>
          <MoneyText coin="USD" amount={usd} />
          {inCoin !== null && coin !== 'USD' && (
            <>
              {' ≈ '}
              <MoneyText coin={coin} amount={inCoin} />
            </>
          )}
        </span>
      </p>
      <p className="num text-text-3">
        {t('limitMeter.reset', {
          left: countdownText(leftMs, language),
          time: formatMoment(resetMs, language, { clock: 'UTC' }),
        })}
      </p>
    </div>
  );
}

const NEEDS = ['KYC_1', 'KYC_2', 'VIP'] as const;

/** What raises the limit; a word that is not known here is said in general terms. */
function needOf(need: string): (typeof NEEDS)[number] | 'other' {
  return NEEDS.find((known) => known === need) ?? 'other';
}
