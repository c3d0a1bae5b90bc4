import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Asked, Asker } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { WithdrawalPrice } from '#shared/money/priceWithdrawal.ts';
import type { WithdrawalTerms } from './findTerms.ts';
import {
  endOfDay,
  limitsOf,
  PLATFORM_USD,
  readPlatformUsd,
  readUsedUsd,
  startOfDay,
  startOfMonth,
} from './limits.ts';
import { refusal } from './refuseWithdrawal.ts';
import { judgeQuestionnaire, PROVEN_FROM_EUR, zoneOf } from './travelRule.ts';

/** The amount by itself: its digits (700000), the least and the most (131096), and whether the fee leaves anything. */
export function checkAmount(
  amount: string,
  { receive }: Pick<WithdrawalPrice, 'receive'>,
  { accuracy, min, max }: Pick<WithdrawalTerms, 'accuracy' | 'min' | 'max'>,
): void {
  const value = new Decimal(amount);
  if (value.decimalPlaces() > accuracy) {
    throw new Refusal(REFUSALS.badParameter('amount'));
  }
  if (value.lt(min) || value.gt(max) || receive.lte(0)) {
    throw refusal(131096, { min, max });
  }
}

interface Spending {
  readonly asker: Pick<Asker, 'uid' | 'user' | 'nowMs'>;
  readonly coin: string;
  readonly usd: Decimal;
  readonly isOnChain: boolean;
}

/**
 * What a user may withdraw in a day (131088) and, without KYC, in a month (131004: with KYC there is no such limit), and
 * what the platform sends out in 24 hours (131095).
 */
export async function checkLimits(sql: Sql, { asker, coin, usd, isOnChain }: Spending): Promise<void> {
  const { uid, user, nowMs } = asker;
  const { dailyUsd, monthlyUsd } = limitsOf(user);
  const today = await readUsedUsd(sql, uid, startOfDay(nowMs));
  if (today.plus(usd).gt(dailyUsd)) {
    throw refusal(131088, {
      limitUsd: String(dailyUsd),
      usedUsd: today.toFixed(),
      resetAt: String(endOfDay(nowMs)),
    });
  }
  if (monthlyUsd !== null && (await readUsedUsd(sql, uid, startOfMonth(nowMs))).plus(usd).gt(monthlyUsd)) {
    throw refusal(131004);
  }
  if (isOnChain && (await readPlatformUsd(sql, coin, nowMs)).plus(usd).gt(PLATFORM_USD)) {
    throw refusal(131095);
  }
}

/** What the law wants to know of a receiver (screens.md 3.5); inside of the exchange it knows already. */
export function checkTravelRule(
  { rates }: Pick<Exchange, 'rates'>,
  {
    asks,
    asker,
    usd,
    isOnChain,
  }: {
    readonly asks: Pick<Asked<'withdrawCreate'>, 'questionnaire'>;
    readonly asker: Pick<Asker, 'user' | 'nowMs'>;
    readonly usd: Decimal;
    readonly isOnChain: boolean;
  },
): void {
  const zone = zoneOf(asker.user);
  if (!isOnChain || zone === '') {
    return;
  }
  if (asker.user.kycLevel === 0) {
    throw refusal(131065);
  }
  const { nowMs } = asker;
  const isLarge = usd.gte(provenFromUsd(rates, nowMs));
  const code = judgeQuestionnaire(zone, asks.questionnaire, { nowMs, isLarge });
  if (code !== undefined) {
    throw refusal(code);
  }
}

/** A thousand euros in dollars. */
export function provenFromUsd(rates: Exchange['rates'], nowMs: number): Decimal {
  const euro = rates.find(({ source, target }) => source === 'EUR' && target === 'USD');
  return new Decimal(PROVEN_FROM_EUR).times(euro?.rateAt(nowMs) ?? 1);
}
