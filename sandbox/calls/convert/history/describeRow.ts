import * as v from 'valibot';
import { plain } from '#sandbox/books/state/plain.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import { ExchangeStatus, LimitStatus } from '#shared/endpoints/enums.ts';
import { SourceKey } from '#shared/endpoints/sourceKeys.ts';
import type { Conversion } from '../conversions.ts';
import { exchangeStatusOf } from './conversionFilters.ts';

type Row = ResultOf<'convertQuery'>['list'][number];

/** A conversion as the histories show it (screens.md 2.2). */
export function describeRow(conversion: Conversion): Row {
  const { finishedAt, failCode } = conversion;
  return {
    exchangeTxId: conversion.id,
    quoteTxId: conversion.quoteId ?? '',
    accountType: v.parse(SourceKey, conversion.accountType),
    fromCoin: conversion.fromCoin,
    fromAmount: plain(conversion.fromAmount),
    toCoin: conversion.toCoin,
    toAmount: plain(conversion.toAmount),
    convertRate: plain(conversion.rate),
    feeCoin: conversion.feeCoin,
    feeAmount: plain(conversion.feeAmount),
    taxAmount: plain(conversion.taxAmount),
    exchangeStatus: v.parse(ExchangeStatus, exchangeStatusOf(conversion.status)),
    ...(failCode !== null && { failCode }),
    gapRate: plain(conversion.gapRate),
    createdAt: String(conversion.createdAt),
    ...(finishedAt !== null && { finishedAt: String(finishedAt) }),
    ...(conversion.limitPrice !== null && { limit: describeLimit(conversion) }),
  };
}

/** The terms of a limit order. */
export function describeLimit({
  limitPrice,
  expiresAt,
  status,
  rate,
}: Conversion): NonNullable<Row['limit']> {
  const limitStatus = v.parse(LimitStatus, status);
  return {
    limitPrice: plain(limitPrice ?? '0'),
    expiredAt: String(expiresAt ?? 0),
    status: limitStatus,
    ...(limitStatus === 'filled' && { filledRate: plain(rate) }),
  };
}
