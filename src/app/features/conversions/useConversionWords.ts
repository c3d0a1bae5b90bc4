import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { Language } from '#shared/site/languages.ts';
import { type Conversion, type ConversionKind, onlyLine } from './conversion.ts';
import { accountName } from './conversionAccount.ts';

/** What a conversion is called, the same on every screen. */
export interface ConversionWords {
  /** "Limit order". */
  readonly kind: (kind: ConversionKind) => string;
  /** The account of a source key, "Funding". */
  readonly account: (sourceKey: string) => string;
  /** "BTC to USDT", or "3 coins to USDT". */
  readonly pair: (conversion: Pick<Conversion, 'lines' | 'got'>) => string;
  /** A conversion's name in a row's button: "BTC to USDT, 21 Nov 2026, 09:41:07". */
  readonly name: (conversion: Pick<Conversion, 'lines' | 'got' | 'atMs'>) => string;
}

export function useConversionWords(): ConversionWords {
  const { t } = useTranslation();
  return conversionWords(t, useLanguage());
}

export function conversionWords(t: TFunction, language: Language): ConversionWords {
  const pair: ConversionWords['pair'] = (conversion) => {
    const to = conversion.got.coin;
    const from = onlyLine(conversion)?.given.coin;
    if (from !== undefined) return t('conversions.pair', { from, to });
    return t('conversions.coinsTo', { count: conversion.lines.length, to });
  };
  return {
    kind: (kind) => t(`conversions.kind.${kind}`),
    account: (sourceKey) => accountName(sourceKey, t),
    pair,
    name: (conversion) =>
      t('conversions.name', { pair: pair(conversion), time: formatMoment(conversion.atMs, language) }),
  };
}
