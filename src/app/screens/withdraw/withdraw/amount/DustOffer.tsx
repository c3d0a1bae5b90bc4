import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { mostWithdrawable } from '#shared/money/mostWithdrawable.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';

export interface DustOfferProps {
  readonly form: WithdrawForm;
  readonly onAll: (amount: string) => void;
}

/** What stays could not be withdrawn any more: offers to send that along (screens.md 1.17). */
export function DustOffer({ form, onAll }: DustOfferProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { judged, values, coin } = form;
  const { order, terms, available } = judged;
  if (order === null || terms === undefined || available === undefined) return null;
  const rest = new Decimal(available).minus(order.debit);
  if (rest.lte(0) || rest.gte(terms.min)) return null;
  const all = mostWithdrawable(available, values.feeType, terms).toFixed();
  if (all === order.amount) return null;
  return (
    <div className="withdraw-offer">
      <p>{t('withdraw.amount.dust', { amount: `\u2066${price(rest.toFixed())}\u2069`, coin })}</p>
      <Button size="small" onClick={() => onAll(all)}>
        {t('withdraw.amount.sendAll')}
      </Button>
    </div>
  );
}
