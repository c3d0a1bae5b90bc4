import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { recipientWords } from '../order/sayOrder.ts';
import type { WithdrawalOrder } from '../order/withdrawalOrder.ts';
import { WordsBox } from '../WordsBox.tsx';
import { loadSpeller, type Speller } from './spellAmount.ts';

export interface ReadBackProps {
  readonly order: WithdrawalOrder;
  readonly chainLabel: string;
}

/** The whole withdrawal in one sentence, the amount in words: a digit too many is easier to hear than to see. */
export function ReadBack({ order, chainLabel }: ReadBackProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [speller, setSpeller] = useState<{ readonly spell: Speller } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadSpeller(language)
      .then((spell) => isWanted && setSpeller({ spell }))
      // Without the file the figures have to do.
      .catch(() => isWanted && setSpeller({ spell: (plain) => plain }));
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (speller === null) return <WordsBox tone="plain">{t('withdraw.review.loading')}</WordsBox>;
  const { coin } = order;
  const words = speller.spell(order.amount);
  // The amount that was typed is not what arrives where the fee is taken from it.
  const arriving = order.receive === order.amount ? null : speller.spell(order.receive);
  const recipient = recipientWords(order);
  return (
    <WordsBox tone="plain">
      <span>
        {order.isInside
          ? t('withdraw.review.sayInside', { words, coin, recipient })
          : t('withdraw.review.say', { words, coin, recipient, chain: chainLabel })}
      </span>
      {arriving !== null && (
        <>
          <SentenceGap />
          <span>{t('withdraw.review.sayArrives', { words: arriving, coin })}</span>
        </>
      )}
    </WordsBox>
  );
}
