import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import {
  amountFact,
  idFact,
  type RecordFact,
  textFact,
  timeFact,
} from '#app/features/recordList/table/facts.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { formulasOf } from './formulas.ts';
import type { LogColumn, LogRow } from './logRow.ts';
import { nameRow } from './nameRow.ts';

/** A change whole: how it came about, with every figure (screens.md 1.12, "Row drawer"). */
export function DerivativeDrawer({ row, onClose }: RecordDrawerProps<LogRow>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const { entry } = row;
  const formulas = formulasOf(entry, price);
  const formulaFact = (label: string, text: string): RecordFact => ({
    label,
    value: <LtrText className="num">{text}</LtrText>,
    text,
  });
  return (
    <RecordDetail
      onClose={onClose}
      title={nameRow(row, t, language)}
      results={[{ amount: entry.change, coin: entry.currency }]}
      steps={[]}
      meaning={t(formulas.isRight ? 'derivatives.rule' : 'derivatives.wrong')}
      facts={[
        formulaFact(t('derivatives.col.change'), formulas.change),
        formulaFact(t('derivatives.col.balance'), formulas.balance),
        ...useFacts(row),
      ]}
    />
  );
}

/** What a row has beside its formula; what it has not is left out. */
function useFacts({ id, atMs, entry }: LogRow): readonly RecordFact[] {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const title = (column: LogColumn): string => t(`derivatives.col.${column}`);
  const figure = (column: LogColumn, plain: string): readonly RecordFact[] =>
    /[1-9]/.test(plain)
      ? [
          {
            label: title(column),
            value: <LtrText className="num">{price(plain)}</LtrText>,
            text: plain,
          },
        ]
      : [];
  const { currency, symbol, side } = entry;
  return [
    timeFact(title('time'), atMs),
    ...(symbol === '' ? [] : [textFact(title('contract'), symbol)]),
    ...(side === 'None' ? [] : [textFact(title('side'), t(`derivatives.side.${side}`))]),
    ...figure('quantity', entry.qty),
    ...figure('price', entry.tradePrice),
    ...(symbol === '' ? [] : [{ ...textFact(title('position'), entry.size), value: price(entry.size) }]),
    amountFact(title('funding'), { amount: entry.funding, coin: currency }, t),
    amountFact(title('fee'), { amount: entry.fee, coin: currency }, t),
    amountFact(title('cashFlow'), { amount: entry.cashFlow, coin: currency }, t),
    ...figure('feeRate', entry.feeRate),
    ...(entry.tradeId === '' ? [] : [idFact(title('tradeId'), entry.tradeId)]),
    ...(entry.orderId === '' ? [] : [idFact(title('orderId'), entry.orderId)]),
    idFact(t('derivatives.id'), id),
  ];
}
