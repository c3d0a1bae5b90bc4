import { useTranslation } from 'react-i18next';
import type { Booked, Deal } from '#app/features/ticket/deal.ts';
import { differsFromDeal } from '#app/features/ticket/differsFromDeal.ts';
import { writeDeal } from '#app/features/ticket/writeDeal.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface RecordDiffersProps {
  readonly deal: Deal;
  readonly booked: Booked | null;
}

/** Says that the exchange's record is not what was confirmed, and what that was (screens.md 0.2b); nothing where it is. */
export function RecordDiffers({ deal, booked }: RecordDiffersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (booked === null || !differsFromDeal(deal, booked)) return null;
  return (
    <p role="alert" className="text-warn">
      {t('ticket.differs', { confirmed: writeDeal(deal, language) })}
    </p>
  );
}
