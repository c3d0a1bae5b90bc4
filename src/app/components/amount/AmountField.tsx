import { CircleAlert, Info } from 'lucide-react';
import { type ReactNode, type Ref, useId, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { figuresOf } from '../format/figures.ts';
import { LtrText } from '../LtrText.tsx';
import { AmountBox } from './AmountBox.tsx';
import { AmountQuestion } from './AmountQuestion.tsx';
import { type AmountShare, AmountShares } from './AmountShares.tsx';
import { amountWithUnit, faultWords, scaleWords } from './amountWords.ts';
import { BalanceWords } from './BalanceWords.tsx';
import type { AmountReading } from './readAmountText.ts';
import { useAmountText } from './useAmountText.ts';
import type { AmountFault } from './validateAmount.ts';

export interface AmountFieldProps {
  readonly label: string;
  /** Plain decimal string, "" while there is none. It has to follow `onRead` in the same update. */
  readonly amount: string;
  /** What the text says after each change; the amount is "" for all but `amount`. */
  readonly onRead: (reading: AmountReading) => void;
  /** The coin's symbol. */
  readonly unit: string;
  /** Digits after the point: one more is refused, and never rounded away. */
  readonly scale: number;
  /** Stands beside the figure in place of the unit: the button that opens the coin picker. */
  readonly coin?: ReactNode;
  /** Beside the label: the account that the coins come from. */
  readonly account?: ReactNode;
  /** Plain decimal string; without it there is no such figure. */
  readonly balance?: string | undefined;
  /** What of the balance can be given away, where that is known. */
  readonly convertible?: string | undefined;
  /** About what it is worth, "≈ 12.30 USD". It may follow the feed by itself, so that the field is not rendered for it. */
  readonly approx?: ReactNode;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** What is wrong: the fault of validateAmount, or a finished text, such as the exchange's own. */
  readonly fault?: AmountFault | string | undefined;
  /** With it there are buttons for 25, 50, 75 % and Max (100). */
  readonly onShare?: ((share: AmountShare) => void) | undefined;
  readonly isDisabled?: boolean;
  /** For the keyboard and for whatever leads to the first mistake. */
  readonly ref?: Ref<Pick<HTMLInputElement, 'focus' | 'select'>>;
}

/** Mistakes only once the field is left: "0.5" begins with a zero. */
const SOFT_FAULTS: readonly AmountFault['code'][] = ['notNumber', 'zero', 'belowMin'];

/**
 * An amount of a coin (screens.md 0.3, C1): it takes the reader's own separators, and from a paste any separators, asks where
 * these can be read two ways, and has everything in its box that helps to fill it in.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, amount, onRead, unit, scale, coin, approx, fault, onShare, isDisabled = false, ref } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const ids = { balance: `${id}-balance`, error: `${id}-error`, hint: `${id}-hint` };
  const { input, control, question, answer, isRefused, isUnfinished } = useAmountText({
    amount,
    onRead,
    scale,
    unit,
  });
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    select: () => input.current?.select(),
  }));
  const error = isUnfinished && isSoft(fault) ? undefined : fault;
  const words = { t, language, unit };
  const said = typeof error === 'object' ? faultWords(error, words) : error;
  const isSaid = said !== undefined || isRefused;
  const hasShares = onShare !== undefined;
  // Beside the shares is room for one of them: what may be entered, or what that is worth.
  const isRangeSeen = !isSaid && (!hasShares || amount === '');
  const range = (
    <div id={ids.hint} className={isRangeSeen ? 'num amount-range' : 'sr-only'}>
      <Range {...props} />
    </div>
  );
  return (
    <div className="amount-field">
      <AmountBox
        label={<label htmlFor={id}>{label}</label>}
        account={props.account}
        balance={<BalanceWords {...props} id={ids.balance} />}
        isWrong={error !== undefined}
        sub={
          <>
            <div className="amount-said">
              <Said
                id={ids.error}
                error={said}
                scaleHint={isRefused ? scaleWords(scale, words) : undefined}
              />
              {approx !== undefined && (
                <div className={isSaid || (hasShares && amount === '') ? 'sr-only' : undefined}>{approx}</div>
              )}
              {hasShares && range}
            </div>
            {hasShares ? <AmountShares onShare={onShare} isDisabled={isDisabled} /> : range}
          </>
        }
      >
        <input
          {...control}
          ref={input}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          placeholder="0"
          disabled={isDisabled}
          className="amount-input"
          aria-describedby={`${ids.error} ${ids.hint} ${ids.balance}`}
          aria-invalid={error !== undefined || undefined}
        />
        {coin ?? <LtrText className="text-text-2">{unit}</LtrText>}
      </AmountBox>
      {question !== null && <AmountQuestion readings={question} unit={unit} onAnswer={answer} />}
    </div>
  );
}

function isSoft(fault: AmountFault | string | undefined): boolean {
  return typeof fault === 'object' && SOFT_FAULTS.includes(fault.code);
}

function Range({ unit, min, max }: AmountFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const write = (plain: string): string => amountWithUnit(plain, { language, unit });
  if (min !== undefined && max !== undefined) {
    const least = `\u2066${figuresOf(language).price(min)}\u2069`;
    return t('amount.range', { min: least, max: write(max) });
  }
  if (min !== undefined) return t('amount.atLeast', { min: write(min) });
  return max === undefined ? null : t('amount.atMost', { max: write(max) });
}

interface SaidProps {
  readonly id: string;
  /** What is wrong; announced when it comes. */
  readonly error: string | undefined;
  /** What was just refused; announced as well. */
  readonly scaleHint: string | undefined;
}

/** What is wrong, in the last line of the box, whose height is kept. */
function Said({ id, error, scaleHint }: SaidProps) {
  const said = error ?? scaleHint;
  const Icon = error === undefined ? Info : CircleAlert;
  return (
    // The element exists before anything is wrong: otherwise its text is not announced.
    <div id={id} aria-live="polite" className={error === undefined ? 'text-text' : 'text-down'}>
      {said !== undefined && (
        <p className="flex gap-1">
          <Icon size={14} aria-hidden="true" className="mt-px flex-none" />
          <span className="min-w-0 wrap-anywhere">{said}</span>
        </p>
      )}
    </div>
  );
}
