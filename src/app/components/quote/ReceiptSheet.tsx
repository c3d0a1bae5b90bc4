import { CircleCheck, Printer, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { printAlone } from '#app/browser/printAlone.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Button } from '../Button.tsx';
import { type Copied, CopyButton } from '../CopyButton.tsx';
import { withLabel } from '../format/joinTexts.ts';
import { LtrText } from '../LtrText.tsx';
import './dealFacts.css';
import './receipt.css';

/** A line of a receipt: its label, with every digit for copies, and as it is shown. */
export interface ReceiptFact {
  readonly label: string;
  readonly plain: string;
  readonly shown: ReactNode;
}

/** An id or another text that reads from left to right on every page. */
export function plainFact(label: string, words: string): ReceiptFact {
  return { label, plain: words, shown: <LtrText className="num">{words}</LtrText> };
}

export interface ReceiptSheetProps {
  /** What happened: "Converted", "Limit order placed". */
  readonly title: string;
  /** A dialog says it already: then it is only heard. */
  readonly isTitled?: boolean;
  /** Not all of it was done. */
  readonly isPartial?: boolean;
  readonly facts: readonly ReceiptFact[];
  /** Lines for copies of what is shown by `more`. */
  readonly moreLines?: readonly string[];
  readonly more?: ReactNode;
  readonly onCopied?: ((copied: Copied) => void) | undefined;
  readonly onPrint?: (() => void) | undefined;
  /** What can be done next, beside copying and printing. */
  readonly children?: ReactNode;
}

/** What came of an order, to keep: it can be copied as text, and printed without the page around it (screens.md 1.1). */
export function ReceiptSheet(props: ReceiptSheetProps) {
  const { title, isTitled = false, isPartial = false, facts, moreLines = [], more, children } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const Icon = isPartial ? TriangleAlert : CircleCheck;
  const text = [title, ...facts.map(({ label, plain }) => withLabel(label, plain, language)), ...moreLines];
  return (
    <section ref={printAlone} className="receipt printed-alone" aria-label={title}>
      <p role="status" className={isTitled ? 'sr-only' : 'receipt-title'}>
        <Icon size={20} aria-hidden="true" className={isPartial ? 'text-warn' : 'text-up'} />
        {title}
      </p>
      <dl className="deal-facts">
        {facts.map(({ label, plain, shown }) => (
          <div key={`${label} ${plain}`}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      {more}
      <div className="receipt-actions">
        <CopyButton
          text={text.join('\n')}
          what={t('ticket.receipt.what')}
          {...(props.onCopied !== undefined && { onCopied: props.onCopied })}
        />
        <Button variant="ghost" size="small" onClick={props.onPrint ?? (() => window.print())}>
          <Printer size={14} aria-hidden="true" />
          {t('terms.print')}
        </Button>
        {children}
      </div>
    </section>
  );
}
