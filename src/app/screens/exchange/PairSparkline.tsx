import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type KlineTopic, klineKey } from '#shared/market/kline.ts';
import { Sparkline } from '../../components/Sparkline.tsx';
import { quoteStore } from '../../stores/quoteStore.ts';

/** The last hour, a candle a minute. */
const SPARK_POINTS = 60;

/** The last hour of a pair as a line; apart from the card, so that a new candle renders nothing but the line. */
export function PairSparkline({ topic, label }: { readonly topic: KlineTopic; readonly label: string }) {
  const { t } = useTranslation();
  const klines = useStore(quoteStore, (state) => state.klinesByKey.get(klineKey(topic)));
  const points = klines?.slice(-SPARK_POINTS).map((kline) => Number(kline[4])) ?? [];
  return <Sparkline points={points} label={label} empty={t('pair.noChart')} />;
}
