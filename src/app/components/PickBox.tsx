import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { ignoreClick } from './Button.tsx';
import { CoinMark } from './CoinMark.tsx';
import { colonOf } from './format/joinTexts.ts';

export interface PickBoxProps {
  /** What is chosen here, for screen readers: "Coin". */
  readonly label: string;
  /** Code of the coin or chain whose mark is shown; undefined while nothing is chosen. */
  readonly mark: string | undefined;
  /** The choice, or the words that ask for one. */
  readonly title: string;
  readonly detail?: string | undefined;
  readonly onOpen: () => void;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** An important choice, in a box that opens its picker. */
export function PickBox({ label, mark, title, detail, onOpen, isDisabled = false, ref }: PickBoxProps) {
  const language = useLanguage();
  return (
    <button
      ref={ref}
      type="button"
      className="flex min-h-14 w-full items-center gap-3 rounded-card border border-field-line bg-raised px-3 py-1.5 text-start not-aria-disabled:hover:bg-surface aria-disabled:cursor-not-allowed aria-disabled:text-text-2"
      data-pick=""
      aria-haspopup="dialog"
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? ignoreClick : onOpen}
    >
      {mark !== undefined && <CoinMark coin={mark} />}
      {/* Long words are shortened to the box, and make no box longer. */}
      <span className="min-w-0 flex-1 contain-inline-size">
        <span className="sr-only">{label + colonOf(language)}</span>
        <b className="block truncate font-semibold">{title}</b>{' '}
        {detail !== undefined && <small className="block truncate text-small text-text-2">{detail}</small>}
      </span>
      {!isDisabled && <ChevronDown size={16} aria-hidden="true" className="flex-none text-text-2" />}
    </button>
  );
}
