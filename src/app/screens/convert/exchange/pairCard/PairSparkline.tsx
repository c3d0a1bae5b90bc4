import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { drawSparkline, Sparkline } from '#app/components/Sparkline.tsx';
import { type QuoteState, quoteStore } from '#app/stores/quoteStore.ts';
import { type Kline, type KlineTopic, klineKey } from '#shared/market/kline.ts';

/** As long as the figures beside it look back: the line goes the way that they say. */
const DAY_MS = 86_400_000;

/** The last 24 hours of a pair as a line. It draws its candles itself: nothing is rendered for a price. */
export function PairSparkline({ topic, label }: { readonly topic: KlineTopic; readonly label: string }) {
  const { t } = useTranslation();
  const key = klineKey(topic);
  const hasLine = useStore(quoteStore, (state) => (state.klinesByKey.get(key)?.length ?? 0) > 1);
  const follow = useCallback(
    (drawing: SVGSVGElement | null) => {
      if (drawing === null) return undefined;
      let drawn: readonly Kline[] | undefined;
      const draw = ({ klinesByKey }: QuoteState): void => {
        const klines = klinesByKey.get(key);
        if (klines === undefined || klines === drawn) return;
        drawn = klines;
        drawSparkline(
          drawing,
          lastDayOf(klines).map((kline) => Number(kline[4])),
        );
      };
      draw(quoteStore.getState());
      return quoteStore.subscribe(draw);
    },
    [key],
  );
  if (!hasLine) return <div className="sparkline sparkline-empty">{t('pair.noChart')}</div>;
  return <Sparkline ref={follow} label={label} />;
}

/** Candles that have not ended a day before the newest began. */
function lastDayOf(klines: readonly Kline[]): readonly Kline[] {
  const sinceMs = (klines.at(-1)?.[0] ?? 0) - DAY_MS;
  return klines.filter(([openMs]) => openMs >= sinceMs);
}
