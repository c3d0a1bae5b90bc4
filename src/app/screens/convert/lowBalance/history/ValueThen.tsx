import { useTranslation } from 'react-i18next';
import { DOLLAR_COIN } from '#app/features/prices/pairRoute.ts';
import { readableUsd } from '#app/features/prices/readableUsd.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { ApproxText } from '../ApproxText.tsx';

export interface ValueThenProps {
  readonly coin: string;
  /** A plain decimal. */
  readonly amount: string;
  /** ms since 1970. */
  readonly atMs: number;
}

const MINUTE_MS = 60_000;

/** What was received was worth, in USDT, by the spot price of that minute (screens.md 1.5). */
export function ValueThen({ coin, amount, atMs }: ValueThenProps) {
  const { t } = useTranslation();
  const isDollar = coin === DOLLAR_COIN;
  const startMs = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
  const [from, to] = [String(startMs), String(startMs + MINUTE_MS - 1)];
  const { answer, isLoading } = useApiQuery(
    'klines',
    { symbol: `${coin}${DOLLAR_COIN}`, interval: '1m', from, to, limit: 1 },
    { enabled: !isDollar },
  );
  if (isLoading) return <span className="text-(length:--size-small) text-text-2">…</span>;
  const [candle] = answer?.result?.list ?? [];
  if (!isDollar && candle === undefined) {
    return (
      <span className="text-(length:--size-small) text-text-2" title={t('lowBalance.history.noPrice')}>
        –<span className="sr-only"> {t('lowBalance.history.noPrice')}</span>
      </span>
    );
  }
  const value = candle === undefined ? amount : new Decimal(amount).times(candle.c).toFixed();
  return <ApproxText amount={readableUsd(value)} />;
}
