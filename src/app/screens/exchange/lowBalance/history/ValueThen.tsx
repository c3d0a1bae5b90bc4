import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { DOLLAR_COIN } from '#app/screens/exchange/prices/pairRoute.ts';
import { ApproxText } from '../ApproxText.tsx';
import { readableUsd } from '../lowBalanceFigures.ts';
import { minuteOf, valueThen } from './valueThen.ts';

export interface ValueThenProps {
  readonly coin: string;
  readonly amount: string;
  /** ms since 1970. */
  readonly atMs: number;
}

/** What was received was worth, in USDT, by the spot price of that minute (screens.md 1.5). */
export function ValueThen({ coin, amount, atMs }: ValueThenProps) {
  const { t } = useTranslation();
  const isDollar = coin === DOLLAR_COIN;
  const { startMs, endMs } = minuteOf(atMs);
  const { answer, isLoading } = useApiQuery(
    'klines',
    { symbol: `${coin}${DOLLAR_COIN}`, interval: '1m', from: String(startMs), to: String(endMs), limit: 1 },
    { enabled: !isDollar },
  );
  if (isLoading) return <span className="low-balance-note">…</span>;
  const value = isDollar ? amount : valueThen(amount, answer?.result?.list ?? []);
  if (value === null) {
    return (
      <span className="low-balance-note" title={t('lowBalance.history.noPrice')}>
        –<span className="sr-only"> {t('lowBalance.history.noPrice')}</span>
      </span>
    );
  }
  return <ApproxText amount={readableUsd(value)} />;
}
