import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { formatDate, formatTime } from '../format/dates.ts';
import { withLabel } from '../format/joinTexts.ts';
import { MoneyText, type ShownMoney } from '../MoneyText.tsx';
import { plainFact, type ReceiptFact, ReceiptSheet, type ReceiptSheetProps } from './ReceiptSheet.tsx';

/** One coin of an order of many. */
export interface ReceiptLine extends ShownMoney {
  /** What it brought, in the target coin. */
  readonly toAmount: string;
  readonly isDone: boolean;
  /** Why it was not converted, in words. */
  readonly reason?: string;
}

export interface ReceiptProps
  extends Pick<ReceiptSheetProps, 'title' | 'isTitled' | 'onCopied' | 'onPrint' | 'children'> {
  readonly gives: readonly ShownMoney[];
  readonly gets: ShownMoney;
  /** With every digit for copies, and as it is shown; null where several coins were given. */
  readonly rate: { readonly exact: string; readonly shown: ReactNode } | null;
  /** What it brought against spot after fee and tax, as a figure; null where that is not known. */
  readonly gap?: string | null;
  readonly fee: ShownMoney | null;
  /** What the state took, by the names that it has for it; "" where there is none. */
  readonly taxes: readonly (ShownMoney & { readonly type: string })[];
  readonly id: string;
  /** In ms since 1970. */
  readonly atMs: number;
  /** The name of the account that was credited. */
  readonly account: string;
  /** Coin by coin, where there were several. */
  readonly lines?: readonly ReceiptLine[];
}

/** What came of a conversion, fact by fact, and coin by coin where there were several (screens.md 1.1). */
export function Receipt(props: ReceiptProps) {
  const { gives, gets, rate, gap = null, fee, taxes, id, atMs, account, lines = [], ...sheet } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const time = `${formatDate(atMs, language)} ${formatTime(atMs)}`;
  const money = (label: string, { amount, coin }: ShownMoney): ReceiptFact => ({
    label,
    plain: `${amount} ${coin}`,
    shown: <MoneyText amount={amount} coin={coin} />,
  });
  const facts: ReceiptFact[] = [
    ...gives.map((given) => money(t('ticket.receipt.gave'), given)),
    money(t('ticket.receipt.got'), gets),
    ...(rate === null ? [] : [{ label: t('terms.rate'), plain: rate.exact, shown: rate.shown }]),
    ...(gap === null ? [] : [{ label: t('convert.spot'), plain: gap, shown: gap }]),
    ...(fee === null ? [] : [plainFact(t('terms.fee'), `${fee.amount} ${fee.coin}`)]),
    ...taxes.map(({ type, coin, amount }) =>
      plainFact(type === '' ? t('terms.tax') : t('ticket.quote.taxOf', { type }), `${amount} ${coin}`),
    ),
    { label: t('ticket.quote.account'), plain: account, shown: account },
    {
      label: t('terms.time'),
      plain: new Date(atMs).toISOString(),
      shown: <TimeText atMs={atMs} text={time} />,
    },
    plainFact(t('terms.orderId'), id),
  ];
  const results = lines.map(({ coin, amount, toAmount, isDone, reason }) =>
    isDone
      ? withLabel(`${amount} ${coin}`, `${toAmount} ${gets.coin}`, language)
      : withLabel(`${amount} ${coin}`, reason ?? t('ticket.receipt.failed'), language),
  );
  return (
    <ReceiptSheet
      {...sheet}
      isPartial={lines.some(({ isDone }) => !isDone)}
      facts={facts}
      moreLines={results}
      more={lines.length > 0 && <CoinResults lines={lines} toCoin={gets.coin} />}
    />
  );
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
