import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { priceWithdrawal } from '#shared/money/priceWithdrawal.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';
import type { WithdrawalTerms } from '../form/withdrawalTerms.ts';
import { changeOfFee } from '../order/feeChange.ts';
import { OfferRow } from '../WordsBox.tsx';

export interface FeeNoticeProps {
  readonly form: Pick<WithdrawForm, 'coin' | 'chain' | 'judged' | 'values'>;
}

/** Says that the fee has changed by more than a tenth since the network was chosen, while the form is open (screens.md 1.17). */
export function FeeNotice({ form: { coin, chain, judged, values } }: FeeNoticeProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const [seen, setSeen] = useState<{ readonly network: string; readonly terms: WithdrawalTerms }>();
  const { terms, isInside } = judged;
  const network = `${coin} ${chain?.chain ?? ''} ${isInside}`;
  if (terms !== undefined && seen?.network !== network) setSeen({ network, terms });
  // The fee is compared for the entered amount; before one is entered, for the least that can be sent.
  const amount = values.reading.kind === 'amount' ? values.reading.amount : (terms?.min ?? '0');
  const feeBy = (by: WithdrawalTerms): string => priceWithdrawal(amount, values.feeType, by).fee.toFixed();
  const change =
    terms === undefined || seen?.network !== network ? null : changeOfFee(feeBy(seen.terms), feeBy(terms));
  return (
    // The region is there before the notice is, or the notice would not be announced.
    <div role="status">
      {change !== null && terms !== undefined && (
        <OfferRow>
          <p>
            {t('withdraw.review.feeChanged', {
              before: `\u2066${price(change.before)}\u2069`,
              after: `\u2066${price(change.after)}`,
              coin: `${coin}\u2069`,
            })}
          </p>
          <Button size="small" variant="ghost" onClick={() => setSeen({ network, terms })}>
            {t('notices.close')}
          </Button>
        </OfferRow>
      )}
    </div>
  );
}
