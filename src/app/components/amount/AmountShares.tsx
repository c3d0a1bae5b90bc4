import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Button } from '../Button.tsx';
import { figuresOf } from '../format/figures.ts';
import { LtrText } from '../LtrText.tsx';

const SHARES = [25, 50, 75, 100] as const;

/** How much of what can be given away, in percent; 100 is the most. */
export type AmountShare = (typeof SHARES)[number];

export interface AmountSharesProps {
  readonly onShare: (share: AmountShare) => void;
  readonly isDisabled: boolean;
}

/** A quarter, half, three quarters or all of it, with one click; where there is little room, three quarters go first. */
export const AmountShares = memo(function AmountShares({ onShare, isDisabled }: AmountSharesProps) {
  const { t } = useTranslation();
  const { percent } = figuresOf(useLanguage());
  return (
    <fieldset aria-label={t('amount.shares')} className="amount-shares">
      {SHARES.map((share) => (
        <Button
          key={share}
          size="small"
          variant="ghost"
          isDisabled={isDisabled}
          className="amount-share"
          data-share={share}
          onClick={() => onShare(share)}
        >
          {share === 100 ? t('amount.max') : <LtrText>{percent(String(share))}</LtrText>}
        </Button>
      ))}
    </fieldset>
  );
});
