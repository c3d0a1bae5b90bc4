import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import type { CoinChainReference } from '#sandbox/seed/reference/coins/coinReference.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import { findSuspension } from '#sandbox/server/api/describeCoin.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { FeeTerms } from '#shared/money/priceWithdrawal.ts';
import type { Way } from './findWay.ts';
import { refusal } from './refuseWithdrawal.ts';

/** What a way asks for; decimal text. */
export interface WithdrawalTerms extends FeeTerms {
  readonly min: string;
  readonly max: string;
  readonly confirmations: number;
}

const MOST_WITHDRAWN_USD = 1_000_000;

/** The terms of a withdrawal; throws 131097 where the chain sends nothing of the coin now, or there is no such coin. */
export function findTerms(
  { startedAtMs }: Pick<Exchange, 'startedAtMs'>,
  coin: string,
  { chain }: Pick<Way, 'chain'>,
  nowMs: number,
): WithdrawalTerms {
  const known = COIN_BY_CODE.get(coin);
  if (known === undefined) {
    throw refusal(131097);
  }
  if (chain === '') {
    return insideTerms(coin, known.scale);
  }
  const offered = known.chains.find((candidate) => candidate.chain === chain);
  if (
    offered === undefined ||
    findSuspension(coin, chain, 'withdraw', { nowMs, startedAtMs }) !== undefined
  ) {
    throw refusal(131097);
  }
  return {
    fixed: offered.withdrawFee,
    percentage: offered.percentageFee,
    accuracy: offered.accuracy,
    min: offered.withdrawMin,
    max: maxOf(coin, offered),
    confirmations: CHAIN_BY_CODE.get(chain)?.confirmations.credit ?? 0,
  };
}

/** Inside of the exchange nothing is paid, and as little as the coin can show can be sent. */
export function insideTerms(coin: string, scale: number): WithdrawalTerms {
  return {
    fixed: '0',
    percentage: '0',
    accuracy: scale,
    min: new Decimal(10).pow(-scale).toFixed(),
    max: worthOf(coin, scale),
    confirmations: 0,
  };
}

/** The most that is sent at once: the same that the list of chains says. */
export function maxOf(coin: string, { withdrawMax, accuracy }: CoinChainReference): string {
  return withdrawMax ?? worthOf(coin, accuracy);
}

function worthOf(coin: string, accuracy: number): string {
  return new Decimal(MOST_WITHDRAWN_USD)
    .div(COIN_BY_CODE.get(coin)?.startUsd ?? 1)
    .toDecimalPlaces(accuracy, Decimal.ROUND_DOWN)
    .toFixed();
}
