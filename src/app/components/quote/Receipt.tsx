import { Check, Printer, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Button } from '../Button.tsx';
import { type Copied, CopyButton } from '../CopyButton.tsx';
import { formatDate, formatTime } from '../format/dates.ts';
import { withLabel } from '../format/joinTexts.ts';
import { LtrText } from '../LtrText.tsx';
import { MoneyText, type ShownMoney } from '../MoneyText.tsx';
import './receipt.css';

/** One coin of an order of many. */
export interface ReceiptLine extends ShownMoney {
  /** What it brought, in the target coin. */
  readonly toAmount: string;
  readonly isDone: boolean;
  /** Why it was not converted, in words. */
  readonly reason?: string;
}

export interface ReceiptProps {
  /** What happened: "Converted", "Partly converted". */
  readonly title: string;
  readonly gives: readonly ShownMoney[];
  readonly gets: ShownMoney;
  /** With every digit for copies, and as it is shown; null where several coins were given. */
  readonly rate: { readonly exact: string; readonly shown: ReactNode } | null;
  /** What it brought against spot after fee and tax, in words; null where that is not known. */
  readonly gap?: string | null;
  readonly fee: ShownMoney | null;
  readonly id: string;
  /** In ms since 1970. */
  readonly atMs: number;
  /** The name of the account that was credited. */
  readonly account: string;
  /** Coin by coin, where there were several. */
  readonly lines?: readonly ReceiptLine[];
  readonly onCopied?: (copied: Copied) => void;
  readonly onPrint?: () => void;
  /** What can be done next. */
  readonly children?: ReactNode;
}

/** What came of an order, to keep: it can be copied as text, and printed without the page around it (screens.md 1.1). */
export function Receipt(props: ReceiptProps) {
  const { title, gives, gets, rate, gap = null, fee, id, atMs, account, lines = [], children } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const time = `${formatDate(atMs, language)} ${formatTime(atMs)}`;
  const facts: [label: string, plain: string, shown: ReactNode][] = [
    ...gives.map((money): [string, string, ReactNode] => [
      t('ticket.receipt.gave'),
      `${money.amount} ${money.coin}`,
      <MoneyText key={money.coin} {...money} />,
    ]),
    [t('ticket.receipt.got'), `${gets.amount} ${gets.coin}`, <MoneyText key="got" {...gets} />],
    ...(rate === null ? [] : [fact(t('ticket.quote.rate'), rate.exact, rate.shown)]),
    ...(gap === null ? [] : [fact(t('convert.spot'), gap, gap)]),
    ...(fee === null ? [] : [plainFact(t('ticket.quote.fee'), `${fee.amount} ${fee.coin}`)]),
    [t('ticket.quote.account'), account, account],
    [t('ticket.receipt.time'), new Date(atMs).toISOString(), <TimeText key="time" atMs={atMs} text={time} />],
    plainFact(t('ticket.receipt.id'), id),
  ];
  const results = lines.map(({ coin, amount, toAmount, isDone, reason }) =>
    isDone
      ? withLabel(`${amount} ${coin}`, `${toAmount} ${gets.coin}`, language)
      : withLabel(`${amount} ${coin}`, reason ?? t('ticket.receipt.failed'), language),
  );
  const text = [title, ...facts.map(([label, plain]) => withLabel(label, plain, language)), ...results].join(
    '\n',
  );
  return (
    <section className="receipt printed-alone grid gap-3" aria-label={title}>
      <p role="status" className="text-large font-semibold">
        {title}
      </p>
      <dl className="grid gap-2">
        {facts.map(([label, plain, shown]) => (
          <div key={`${label} ${plain}`} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <dt className="text-text-2">{label}</dt>
            <dd className="min-w-0 text-end wrap-anywhere">{shown}</dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && <CoinResults lines={lines} toCoin={gets.coin} />}
      <div className="receipt-actions flex flex-wrap gap-2">
        <CopyButton
          text={text}
          what={t('ticket.receipt.what')}
          {...(props.onCopied !== undefined && { onCopied: props.onCopied })}
        />
        <Button variant="ghost" size="small" onClick={props.onPrint ?? (() => window.print())}>
          <Printer size={14} aria-hidden="true" />
          {t('ticket.receipt.print')}
        </Button>
        {children}
      </div>
    </section>
  );
}

function fact(label: string, plain: string, shown: ReactNode): [string, string, ReactNode] {
  return [label, plain, shown];
}

function plainFact(label: string, words: string): [string, string, ReactNode] {
  return [
    label,
    words,
    <LtrText key={label} className="num">
      {words}
    </LtrText>,
  ];
}

/** On the reader's clock; UTC for a resting pointer. */
function TimeText({ atMs, text }: { readonly atMs: number; readonly text: string }) {
  const iso = new Date(atMs).toISOString();
  return (
    <time dateTime={iso} title={iso} className="num">
      {text}
    </time>
  );
}

function CoinResults({ lines, toCoin }: { readonly lines: readonly ReceiptLine[]; readonly toCoin: string }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-2 border-t border-line pt-3" aria-label={t('ticket.receipt.coins')}>
      {lines.map(({ coin, amount, toAmount, isDone, reason }) => (
        <li key={coin} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <span className="inline-flex items-center gap-2">
            {isDone ? (
              <Check size={14} role="img" aria-label={t('ticket.receipt.done')} className="text-up" />
            ) : (
              <X size={14} role="img" aria-label={t('ticket.receipt.failed')} className="text-down" />
            )}
            <MoneyText coin={coin} amount={amount} {...(!isDone && { className: 'text-text-2' })} />
          </span>
          {isDone ? (
            <MoneyText coin={toCoin} amount={toAmount} />
          ) : (
            <span className="text-text-2">{reason ?? t('ticket.receipt.failed')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
