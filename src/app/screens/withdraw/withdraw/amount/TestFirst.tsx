import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { createTestAmounts, type TestAmount } from '#app/storage/testAmounts.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { targetOf } from '../form/recipient.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';
import { OfferRow } from '../WordsBox.tsx';

export interface TestFirstProps {
  readonly form: WithdrawForm;
  readonly userId: number;
  readonly onAmount: (amount: string) => void;
}

/**
 * Offers to send a small amount first to an address that was never used, and remembers what was to be sent; the next time
 * that address is chosen, it offers the rest (screens.md 1.17).
 */
export function TestFirst({ form, userId, onAmount }: TestFirstProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const tests = useMemo(() => createTestAmounts(userId), [userId]);
  const [, setChanges] = useState(0);
  const { recipient, coin, chain, judged } = form;
  const { order, least } = judged;
  if (recipient?.kind !== 'chain' || chain === undefined || least === undefined || judged.isInside)
    return null;
  const target = targetOf(coin, chain.chain, recipient);
  const kept = tests.find(target);
  if (kept !== undefined) {
    const drop = (): void => {
      tests.drop(target);
      setChanges((count) => count + 1);
    };
    return (
      <KeptTest
        {...{ kept, coin }}
        onRest={() => {
          drop();
          onAmount(kept.rest);
        }}
        onDrop={drop}
      />
    );
  }
  const rest = order === null ? null : new Decimal(order.amount).minus(least);
  // What is left has to be enough for a withdrawal of its own.
  if (!recipient.checked.firstUse || rest === null || rest.lt(least)) return null;
  return (
    <OfferRow>
      <p>{t('withdraw.test.offer')}</p>
      <Button
        size="small"
        onClick={() => {
          form.set({ test: { ...target, tested: least, rest: rest.toFixed() } });
          onAmount(least);
        }}
      >
        {t('withdraw.test.use', { amount: `\u2066${price(least)}`, coin: `${coin}\u2069` })}
      </Button>
    </OfferRow>
  );
}

interface KeptTestProps {
  readonly kept: TestAmount;
  readonly coin: string;
  readonly onRest: () => void;
  readonly onDrop: () => void;
}

/** What was sent first, and the rest that follows it. */
function KeptTest({ kept, coin, onRest, onDrop }: KeptTestProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  return (
    <OfferRow>
      <p>
        {t('withdraw.test.text', {
          amount: `\u2066${price(kept.tested)}`,
          coin: `${coin}\u2069`,
          time: formatMoment(kept.atMs, language),
        })}
      </p>
      <Button size="small" onClick={onRest}>
        {t('withdraw.test.rest', { amount: `\u2066${price(kept.rest)}`, coin: `${coin}\u2069` })}
      </Button>
      <Button size="small" variant="ghost" onClick={onDrop}>
        {t('withdraw.test.drop')}
      </Button>
    </OfferRow>
  );
}
