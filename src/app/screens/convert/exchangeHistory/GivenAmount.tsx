import { useTranslation } from 'react-i18next';
import { type Conversion, onlyLine, outcomeOf } from '#app/features/conversions/conversion.ts';
import { givenMark } from '#app/features/recordList/outcome.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';

export interface GivenAmountProps {
  readonly conversion: Pick<Conversion, 'lines' | 'status'>;
}

/** What was given: an amount, or the number of coins where they were several. An amount of a failed conversion is grey. */
export function GivenAmount({ conversion }: GivenAmountProps) {
  const { t } = useTranslation();
  const line = onlyLine(conversion);
  if (line !== undefined) return <AmountCell {...line.given} mark={givenMark(outcomeOf(line.status))} />;
  const mark = givenMark(outcomeOf(conversion.status));
  return (
    <span className="record-figure" data-mark={mark}>
      {t('conversions.coins', { count: conversion.lines.length })}
      {mark !== undefined && <span className="record-under record-mark">{t(`records.mark.${mark}`)}</span>}
    </span>
  );
}
