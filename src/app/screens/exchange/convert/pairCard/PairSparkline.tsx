import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { drawSparkline, Sparkline } from '#app/components/Sparkline.tsx';
import { type QuoteState, quoteStore } from '#app/stores/quoteStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { type Kline, type KlineTopic, klineKey } from '#shared/market/kline.ts';

/** The last hour, a candle a minute. */
const SPARK_POINTS = 60;
/** So often the candle that still moves is drawn: it is a sixtieth of the line, and the price itself stands above, newer. */
const EVERY_MS = 15_000;

/**
 * The last hour of a pair as a line. It follows its candles by itself, the newest one calmly: nothing is rendered for a
 * price, and to draw the line costs a third as much as to write all rows of the table.
 */
export function PairSparkline({ topic, label }: { readonly topic: KlineTopic; readonly label: string }) {
  const { t } = useTranslation();
  const key = klineKey(topic);
  const hasLine = useStore(quoteStore, (state) => (state.klinesByKey.get(key)?.length ?? 0) > 1);
  const follow = useCallback(
    (drawing: SVGSVGElement | null) => {
      if (drawing === null) return undefined;
      let drawn: readonly Kline[] | undefined;
      let dueMs = 0;
      const draw = ({ klinesByKey }: QuoteState): void => {
        const klines = klinesByKey.get(key);
        if (klines === undefined || klines === drawn) return;
        const nowMs = systemClock.now();
        // Candles that are complete stay the same objects (quoteStore.ts).
        if (nowMs < dueMs && klines.at(-2) === drawn?.at(-2)) return;
        drawn = klines;
        dueMs = nowMs + EVERY_MS;
        drawSparkline(
          drawing,
          klines.slice(-SPARK_POINTS).map((kline) => Number(kline[4])),
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
