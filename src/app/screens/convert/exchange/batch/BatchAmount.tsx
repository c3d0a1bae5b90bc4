import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountQuestion } from '#app/components/amount/AmountQuestion.tsx';
import { faultWords, scaleWords } from '#app/components/amount/amountWords.ts';
import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import { useAmountText } from '#app/components/amount/useAmountText.ts';
import type { AmountFault } from '#app/components/amount/validateAmount.ts';
import { Button } from '#app/components/Button.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface BatchAmountProps {
  readonly coin: string;
  readonly scale: number;
  /** Plain decimal string, "" while the text says none. */
  readonly amount: string;
  /** Everything that is free, whatever that will be when it is quoted. */
  readonly isAll: boolean;
  readonly fault: AmountFault | undefined;
  readonly onRead: (reading: AmountReading) => void;
  readonly onAll: () => void;
}

/** How much of a coin, in a row: what an amount field reads (screens.md 0.3, C1), and a button for all of it. */
export function BatchAmount({ coin, scale, amount, isAll, fault, onRead, onAll }: BatchAmountProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const messageId = useId();
  const text = useAmountText({ amount, onRead, scale, unit: coin });
  const words = { t, language, unit: coin };
  const isSoft = text.isUnfinished && fault !== undefined && SOFT_FAULTS.includes(fault.code);
  const error = fault === undefined || isSoft ? undefined : faultWords(fault, words);
  const said = error ?? (text.isRefused ? scaleWords(scale, words) : undefined);
  return (
    <div className="grid min-w-45 flex-1 gap-1">
      {/* The box is the field: the input in it has no edge of its own. */}
      <div
        className={joinClasses(
          'flex min-h-11 items-center gap-2 rounded-button border bg-raised ps-3 pe-1',
          'has-[>input:focus-visible]:outline-2 has-[>input:focus-visible]:outline-offset-2 has-[>input:focus-visible]:outline-(--focus)',
          error === undefined ? 'border-field-line' : 'border-down',
        )}
      >
        <input
          {...text.control}
          ref={text.input}
          type="text"
          name={amountName(coin)}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          placeholder="0"
          className="num min-h-10.5 min-w-0 flex-1 focus-visible:outline-none"
          aria-label={t('batch.amountOf', { coin })}
          aria-describedby={messageId}
          aria-invalid={error !== undefined || undefined}
        />
        <Button
          size="small"
          variant="ghost"
          // What is pressed has a line, not only another colour.
          className="aria-pressed:border-text aria-pressed:text-text"
          aria-pressed={isAll}
          aria-label={t('batch.allOf', { coin })}
          onClick={onAll}
        >
          {t('batch.all')}
        </Button>
      </div>
      {text.question !== null && (
        <AmountQuestion readings={text.question} unit={coin} onAnswer={text.answer} />
      )}
      <div
        id={messageId}
        aria-live="polite"
        className={error === undefined ? 'text-small' : 'text-small text-down'}
      >
        {said}
      </div>
    </div>
  );
}

/** A field may be left before these are mistakes: who types "0.5" begins with a zero. */
const SOFT_FAULTS: readonly AmountFault['code'][] = ['notNumber', 'zero', 'belowMin'];

/** What the field of a coin's amount is called in the form. */
export function amountName(coin: string): string {
  return `amount ${coin}`;
}
