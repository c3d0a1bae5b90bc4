import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { TABLE_ROLES } from '#app/features/recordList/table/tableRoles.ts';
import type { QuoteLine } from '#app/features/ticket/ticketQuote.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { shortRate } from '#shared/market/quotedRate.ts';
import './coinRows.css';
import './lines.css';

export interface QuotedCoinsProps {
  readonly lines: readonly QuoteLine[];
  readonly target: string;
}

/** A preview coin by coin: what is taken, at which price, what it costs and brings; and what will not be converted, and why. */
export function QuotedCoins({ lines, target }: QuotedCoinsProps) {
  const { t } = useTranslation();
  const columns = ['amount', 'rate', 'fee', 'tax', 'receive'] as const;
  return (
    <table
      {...TABLE_ROLES.table}
      className="low-balance-rows low-balance-lines"
      aria-label={t('lowBalance.line.label')}
    >
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          {columns.map((column) => (
            <th
              key={column}
              {...TABLE_ROLES.header}
              scope="col"
              data-align={column === 'amount' ? 'start' : 'end'}
            >
              {column === 'amount'
                ? t('lowBalance.line.amount')
                : t(`lowBalance.line.${column}`, { coin: target })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {lines.map((line) => (
          <Line key={line.coin} line={line} target={target} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, target }: { readonly line: QuoteLine; readonly target: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { price } = figuresOf(language);
  const { coin, amount, rate, fee, tax, toAmount, errorCode } = line;
  return (
    <tr {...TABLE_ROLES.row} data-grey={errorCode !== null || undefined}>
      <th {...TABLE_ROLES.rowHeader} scope="row">
        <LtrText className="num">
          {price(amount)} <span className="text-text-2">{coin}</span>
        </LtrText>
      </th>
      {errorCode !== null ? (
        <td {...TABLE_ROLES.cell} colSpan={4} className="text-(length:--size-small)">
          {joinSentences(
            [t('lowBalance.line.left'), errorText({ code: String(errorCode), message: '' })],
            language,
          )}
        </td>
      ) : (
        <>
          <Figure
            label={t('lowBalance.line.rate', { coin: target })}
            text={price(shortRate(rate))}
            title={rate}
          />
          <Figure label={t('lowBalance.line.fee', { coin: target })} text={price(fee)} />
          <Figure label={t('lowBalance.line.tax', { coin: target })} text={price(tax)} />
          <Figure label={t('lowBalance.line.receive', { coin: target })} text={price(toAmount)} />
        </>
      )}
    </tr>
  );
}

interface FigureProps {
  readonly label: string;
  readonly text: string;
  /** With every digit, where some are left out. */
  readonly title?: string;
}

function Figure({ label, text, title }: FigureProps) {
  return (
    <td {...TABLE_ROLES.cell} data-align="end">
      <span className="text-text-2 md:hidden" aria-hidden="true">
        {label}
      </span>
      <span title={title}>
        <LtrText className="num">{text}</LtrText>
      </span>
    </td>
  );
}
