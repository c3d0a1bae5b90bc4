import { dailyCapOf } from '#sandbox/calls/deposit/dailyCap.ts';
import type { ChainReference } from '#sandbox/seed/reference/chains/chainReference.ts';
import { CHAIN_BY_CODE, SUSPENSIONS, type Suspension } from '#sandbox/seed/reference/chains.ts';
import type { CoinChainReference, CoinReference } from '#sandbox/seed/reference/coins/coinReference.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { suspensionWordsOf } from '#sandbox/seed/reference/suspensionWords.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { ResultOf } from './implement.ts';

type CoinRow = ResultOf<'coinList'>['list'][number];
type ChainRow = ResultOf<'coinConfig'>['chains'][number];

/** The moment, and when the exchange was started: suspensions end so long after that. */
export interface CoinTime {
  readonly nowMs: number;
  readonly startedAtMs: number;
}

/** The same, and whether deposits over the daily cap are held back (screens.md 3.6). */
export interface ChainTime extends CoinTime {
  readonly hasTriggers: boolean;
}

const NO_CAP = '-1';
const MOST_WITHDRAWN_USD = 1_000_000;

/** A row of coin-list (screens.md 2.1). */
export function describeCoin(reference: CoinReference, time: CoinTime): CoinRow {
  const { coin, name, scale, chains } = reference;
  const isOpen = (direction: 'deposit' | 'withdraw') =>
    chains.some(({ chain }) => findSuspension(coin, chain, direction, time) === undefined);
  return {
    coin,
    name,
    // The page draws letters where there is no picture.
    icon: '',
    iconNight: '',
    scale,
    type: 'crypto',
    hot: reference.isHot === true,
    new: reference.isNew === true,
    deposit: isOpen('deposit') ? 1 : 0,
    withdraw: isOpen('withdraw') ? 1 : 0,
    convert: reference.isClosed ? 0 : 1,
    contracts: chains.flatMap(({ chain, contract }) =>
      contract === undefined ? [] : [{ chain, address: contract }],
    ),
    rank: COINS.indexOf(reference) + 1,
  };
}

/** The chains of a coin, as coin-config lists them (screens.md 2.1). */
export function describeChains(reference: CoinReference, time: ChainTime): ChainRow[] {
  return reference.chains.map((coinChain) => {
    const chain = CHAIN_BY_CODE.get(coinChain.chain);
    if (chain === undefined) {
      throw new Error(`${reference.coin} is to travel on ${coinChain.chain}, which is no chain.`);
    }
    return describeChain(reference, coinChain, chain, time);
  });
}

function describeChain(
  { coin, startUsd }: CoinReference,
  coinChain: CoinChainReference,
  chain: ChainReference,
  time: ChainTime,
): ChainRow {
  const deposit = findSuspension(coin, chain.chain, 'deposit', time);
  const withdraw = findSuspension(coin, chain.chain, 'withdraw', time);
  const suspension = deposit ?? withdraw;
  return {
    chain: chain.chain,
    chainType: chain.label,
    confirmation: String(chain.confirmations.credit),
    safeConfirmNumber: String(chain.confirmations.unlock),
    depositMin: coinChain.depositMin,
    withdrawMin: coinChain.withdrawMin,
    withdrawMax: coinChain.withdrawMax ?? worthOf(MOST_WITHDRAWN_USD, startUsd, coinChain.accuracy),
    withdrawFee: coinChain.withdrawFee,
    withdrawPercentageFee: coinChain.percentageFee,
    minAccuracy: String(coinChain.accuracy),
    chainDeposit: deposit === undefined ? '1' : '0',
    chainWithdraw: withdraw === undefined ? '1' : '0',
    contractAddress: coinChain.contract ?? '',
    ...(coinChain.decimals !== undefined && { contractDecimals: coinChain.decimals }),
    depositEta: chain.etaSeconds,
    withdrawEta: chain.etaSeconds,
    ...(suspension !== undefined && { reason: suspensionWordsOf('en')[suspension.reason] }),
    ...(suspension?.reopensAfterMs !== undefined && {
      reopenAt: String(time.startedAtMs + suspension.reopensAfterMs),
    }),
    // The tag that a withdrawal may have; a deposit address on such a chain has its own.
    tag: {
      mode: chain.tag === null ? 'forbidden' : 'optional',
      name: chain.tag?.name ?? '',
      regex: chain.tag?.regex ?? '',
    },
    addressFormat: chain.format,
    explorerTx: chain.explorerTx,
    explorerAddress: chain.explorerAddress,
    batchReleaseLimit: time.hasTriggers ? dailyCapOf(coin, coinChain.accuracy) : NO_CAP,
    tips: [],
  };
}

/** Why a coin can't be sent in or out on a chain now; undefined where it can. */
export function findSuspension(
  coin: string,
  chain: string,
  direction: 'deposit' | 'withdraw',
  { nowMs, startedAtMs }: CoinTime,
): Suspension | undefined {
  return SUSPENSIONS.find(
    (suspension) =>
      suspension.chain === chain &&
      (suspension.coin ?? coin) === coin &&
      suspension[direction] &&
      nowMs < startedAtMs + (suspension.reopensAfterMs ?? Number.POSITIVE_INFINITY),
  );
}

/** So many coins as the dollars buy at the start price, floored: it does not change with the market. */
function worthOf(usd: number, startUsd: number, accuracy: number): string {
  return new Decimal(usd).div(startUsd).toDecimalPlaces(accuracy, Decimal.ROUND_DOWN).toFixed();
}
