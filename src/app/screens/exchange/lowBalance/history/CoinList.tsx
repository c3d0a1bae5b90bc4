import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import type { LowRecord } from './lowRecord.ts';

const SHOWN = 5;

/** How many coins were converted, and which: the first of them by their marks, all of them in words. */
export function CoinList({ lines }: Pick<LowRecord, 'lines'>) {
  const { t } = useTranslation();
  const names = lines.map(({ coin }) => coin).join(', ');
  return (
    <span className="low-coins" title={names}>
      <span className="low-marks" aria-hidden="true">
        {lines.slice(0, SHOWN).map(({ coin }) => (
          <CoinMark key={coin} coin={coin} />
        ))}
      </span>
      <span>{t('lowBalance.history.coins', { count: lines.length })}</span>
      <bdi className="sr-only" dir="ltr">
        {names}
      </bdi>
    </span>
  );
}
