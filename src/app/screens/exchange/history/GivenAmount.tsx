import { useTranslation } from 'react-i18next';
import { AmountCell } from '#app/records/table/AmountCell.tsx';
import { type Conversion, onlyLine } from '../conversions/conversion.ts';

export interface GivenAmountProps {
  readonly conversion: Pick<Conversion, 'lines'>;
}

/** What was given: an amount, or how many coins where they were several. */
export function GivenAmount({ conversion }: GivenAmountProps) {
  const { t } = useTranslation();
  const line = onlyLine(conversion);
  if (line === undefined) return <>{t('conversions.coins', { count: conversion.lines.length })}</>;
  return <AmountCell {...line.given} />;
}
