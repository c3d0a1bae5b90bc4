import { useTranslation } from 'react-i18next';
import { lazyPart } from '#app/components/lazyPart.tsx';
import type { Pair } from '#app/features/ticketForm/choosePair.ts';
import { useCopied } from '#app/notices/useCopied.ts';
import { More } from '../More.tsx';
import { QuoteHistoryStrip } from './QuoteHistoryStrip.tsx';
import { SharePair } from './SharePair.tsx';

const PriceAlerts = lazyPart(
  () => import('../instant/PriceAlerts.tsx'),
  ({ PriceAlerts }) => PriceAlerts,
);

/** What goes with the ticket's pair: the prices that were promised for it in this tab, alerts, and a link to it. */
export function PairExtras(pair: Pair) {
  const { t } = useTranslation();
  const onCopied = useCopied();
  return (
    <div className="pair-extras">
      <QuoteHistoryStrip {...pair} />
      <SharePair {...pair} onCopied={onCopied} />
      <More title={t('alerts.title')}>
        <PriceAlerts {...pair} />
      </More>
    </div>
  );
}
