import { useTranslation } from 'react-i18next';
import { lazyPart } from '#app/components/lazyPart.tsx';
import type { Pair } from '#app/features/ticketForm/choosePair.ts';
import { useCopied } from '#app/notices/useCopied.ts';
import { More } from '../More.tsx';
import { SharePair } from './SharePair.tsx';

const PriceAlerts = lazyPart(
  () => import('../instant/PriceAlerts.tsx'),
  ({ PriceAlerts }) => PriceAlerts,
);

export interface PairToolsProps {
  readonly pair: Pair;
  /** The place for what else the ticket offers. */
  readonly onPlace: (place: HTMLElement | null) => void;
}

/** What is done with the ticket's pair now and then: a link to it, alerts, and a conversion in words. */
export function PairTools({ pair, onPlace }: PairToolsProps) {
  const { t } = useTranslation();
  const onCopied = useCopied();
  return (
    <>
      <SharePair {...pair} onCopied={onCopied} />
      <More title={t('alerts.title')}>
        <PriceAlerts {...pair} />
      </More>
      <div ref={onPlace} className="w-full" />
    </>
  );
}
