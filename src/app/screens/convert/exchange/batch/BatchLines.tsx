import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { RateText } from '#app/features/prices/RateText.tsx';
import { ApproxLine } from '#app/features/recordList/table/ApproxLine.tsx';
import { TABLE_ROLES } from '#app/features/recordList/table/tableRoles.ts';
import type { QuoteLine } from '#app/features/ticket/ticketQuote.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { type LineState, lineStateOf } from './batchRecords.ts';
import './batchTable.css';
import { CardLabel } from './CardLabel.tsx';

export interface BatchLinesProps {
  readonly lines: readonly QuoteLine[];
  readonly toCoin: string;
}

const TONE_BY_STATE: Readonly<Record<LineState, ChipTone>> = {
  ok: 'up',
  belowMin: 'warn',
  unsupported: 'down',
  short: 'warn',
  refused: 'down',
};

/** Every coin that was asked about: what it brings and costs, or why it will not be converted (screens.md 1.1). */
export function BatchLines({ lines, toCoin }: BatchLinesProps) {
  const { t } = useTranslation();
  const hasTax = lines.some(({ tax }) => /[1-9]/.test(tax));
  return (
    <table {...TABLE_ROLES.table} className="batch-table batch-lines" aria-label={t('batch.lines')}>
      <thead {...TABLE_ROLES.group} className="@max-[640px]/batch:sr-only">
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.header}>{t('terms.youPay')}</th>
          <th {...TABLE_ROLES.header} data-align="end">
            {t('batch.worth')}
          </th>
          <th {...TABLE_ROLES.header} data-align="end">
            {t('terms.rate')}
          </th>
          <th {...TABLE_ROLES.header} data-align="end">
            {t('terms.fee')}
          </th>
          {hasTax && (
            <th {...TABLE_ROLES.header} data-align="end">
              {t('terms.tax')}
            </th>
          )}
          <th {...TABLE_ROLES.header} data-align="end">
            {t('batch.get')}
          </th>
          <th {...TABLE_ROLES.header}>{t('terms.status')}</th>
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {lines.map((line) => (
          <Line key={line.coin} {...{ line, toCoin, hasTax }} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly line: QuoteLine;
  readonly toCoin: string;
  readonly hasTax: boolean;
}

/** What stands in the second line of a card. */
const SMALL = '@max-[640px]/batch:text-small @max-[640px]/batch:text-text-2';

function Line({ line, toCoin, hasTax }: LineProps) {
  const { coin, amount, rate, fee, tax, toAmount, errorCode } = line;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const state = lineStateOf(errorCode);
  const isGood = state === 'ok';
  return (
    <tr {...TABLE_ROLES.row} className={isGood ? undefined : 'text-text-2'}>
      <td {...TABLE_ROLES.cell} className="[grid-area:give]">
        <CoinMark coin={coin} />
        <MoneyText coin={coin} amount={amount} className="font-semibold" />
      </td>
      <td {...TABLE_ROLES.cell} data-align="end" data-wide>
        <ApproxLine amount={amount} coin={coin} />
      </td>
      <FigureCell place={`[grid-area:rate] ${SMALL}`} isKnown={isGood}>
        <RateText from={coin} to={toCoin} rate={rate} />
      </FigureCell>
      <FigureCell place={`justify-end [grid-area:fee] ${SMALL}`} label={t('terms.fee')} isKnown={isGood}>
        <MoneyText coin={toCoin} amount={fee} />
      </FigureCell>
      {hasTax && (
        <FigureCell place={`justify-end [grid-area:tax] ${SMALL}`} label={t('terms.tax')} isKnown={isGood}>
          <MoneyText coin={toCoin} amount={tax} />
        </FigureCell>
      )}
      <FigureCell place="justify-end [grid-area:get]" isKnown={isGood}>
        <MoneyText coin={toCoin} amount={toAmount} className="font-semibold" />
      </FigureCell>
      <td {...TABLE_ROLES.cell} className="flex-wrap [grid-area:state]" data-wide={isGood || undefined}>
        <Chip tone={TONE_BY_STATE[state]} word={t(`batch.lineState.${state}`)} />
        {errorCode !== null && (
          <span className="mt-1 block text-small text-text-2">
            {errorText({ code: String(errorCode), message: '' })}
          </span>
        )}
      </td>
    </tr>
  );
}

interface FigureCellProps {
  /** Where it stands on a card, and how. */
  readonly place: string;
  readonly label?: string;
  /** A coin that will not be converted has no such figure: a card leaves it out. */
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

function FigureCell({ place, label, isKnown, children }: FigureCellProps) {
  return (
    <td {...TABLE_ROLES.cell} className={place} data-align="end" data-wide={!isKnown || undefined}>
      {label !== undefined && <CardLabel text={label} />}
      {isKnown ? children : '–'}
    </td>
  );
}
