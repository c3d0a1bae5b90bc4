import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { StatusChip } from '#app/records/table/StatusChip.tsx';
import type { LowRecordLine } from './lowRecord.ts';

export interface RecordLinesProps {
  readonly lines: readonly LowRecordLine[];
  readonly target: string;
}

/** Coin by coin: what was given, at which price, what came of it, what it cost, and why where it failed (screens.md 1.5). */
export function RecordLines({ lines, target }: RecordLinesProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('lowBalance.history.lines')}>
      <h3 className="mb-2 font-semibold">{t('lowBalance.history.lines')}</h3>
      <ul className="low-record-lines">
        {lines.map((line) => (
          <RecordLine key={line.coin} line={line} target={target} />
        ))}
      </ul>
    </section>
  );
}

function RecordLine({ line, target }: { readonly line: LowRecordLine; readonly target: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { price } = figuresOf(useLanguage());
  const { coin, amount, toAmount, rate, fee, tax, status, failCode } = line;
  const isDone = status === 'success';
  return (
    <li className="low-record-line">
      <MoneyText coin={coin} amount={amount} className="font-semibold" />
      <StatusChip status={status} />
      {isDone && (
        <>
          <MoneyText coin={target} amount={toAmount} className="low-record-got" />
          <LtrText className="low-balance-note num">{`1 ${coin} = ${price(rate)} ${target}`}</LtrText>
          <span className="low-balance-note">
            {t('lowBalance.line.fee', { coin: target })}: <LtrText className="num">{price(fee)}</LtrText>
            {' · '}
            {t('lowBalance.line.tax', { coin: target })}: <LtrText className="num">{price(tax)}</LtrText>
          </span>
        </>
      )}
      {failCode !== null && (
        <span className="low-balance-note low-record-why">
          {errorText({ code: String(failCode), message: '' })}
        </span>
      )}
    </li>
  );
}
