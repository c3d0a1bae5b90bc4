import { makeAddress } from '#sandbox/calls/deposit/addresses/makeAddress.ts';
import type { DepositRow } from '#sandbox/calls/deposit/arrivals/bookDeposit.ts';
import { chooseAmount } from '#sandbox/calls/deposit/arrivals/chooseAmount.ts';
import { findRoute } from '#sandbox/calls/deposit/findRoute.ts';
import { idOf } from '#sandbox/calls/deposit/idOf.ts';
import { makeTransaction } from '#sandbox/calls/deposit/makeTransaction.ts';
import { hashText } from '#sandbox/feed/market/hash.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Past } from '../createPast.ts';
import { HOUR_MS } from '../planEvents.ts';

/** A coin, and the chain that it comes by. */
export interface DepositRoute {
  readonly coin: string;
  readonly chain: string;
}

/** From the moment a payment is seen until it counts, at the most. */
export const LONGEST_MS = HOUR_MS;
/** Addresses that a user sends from, on each chain. */
const SENDERS = 2;

interface ChainDeposit extends DepositRoute {
  readonly uid: number;
  readonly name: string;
  readonly isOverCap: boolean;
  readonly createdAt: number;
}

/** A deposit by a chain, seen and credited long ago. */
export function describeChainDeposit({ exchange, rows }: Past, deposit: ChainDeposit): DepositRow {
  const { uid, coin, name, isOverCap, createdAt } = deposit;
  const route = findRoute(exchange, coin, deposit.chain, exchange.startedAtMs);
  const { chain } = route;
  const address = rows.depositAddresses.find((row) => row.uid === uid && row.chain === chain.chain);
  if (address === undefined) {
    throw new Error(`The user ${uid} has no address on ${chain.chain}.`);
  }
  const startUsd = COIN_BY_CODE.get(coin)?.startUsd;
  const sender = hashText(name) % SENDERS;
  const id = idOf(name);
  const countedAt = createdAt + Math.min(LONGEST_MS, chain.etaSeconds * 1000);
  return {
    ...describeCredit(uid, id, createdAt),
    kind: 'chain',
    coin,
    chain: chain.chain,
    amount: chooseAmount({
      route,
      usd: startUsd === undefined ? undefined : new Decimal(startUsd),
      isOverCap,
      name: `${name}/amount`,
    }),
    depositType: isOverCap ? 10 : 0,
    confirmations: chain.confirmations.unlock,
    needConfirm: chain.confirmations.credit,
    unlockConfirm: chain.confirmations.unlock,
    ...makeTransaction(chain.chain, id),
    fromAddress: makeAddress(chain.format, `${exchange.seed}/past/${uid}/sender/${chain.chain}/${sender}`),
    toAddress: address.address,
    tag: address.tag,
    successAt: countedAt,
    unlockAt: countedAt,
  };
}

/** A deposit that was credited at once and is of no chain. */
export function describeCredit(uid: number, id: string, createdAt: number): DepositRow {
  return {
    id,
    uid,
    kind: 'internal',
    coin: '',
    chain: '',
    amount: '0',
    fee: '0',
    status: 3,
    depositType: 0,
    confirmations: 0,
    needConfirm: 0,
    unlockConfirm: 0,
    txId: '',
    txIndex: '',
    blockHash: '',
    fromAddress: '',
    toAddress: '',
    tag: '',
    wallet: 'FUND',
    fromUid: null,
    travelRuleStatus: 0,
    complianceStatus: 0,
    taxStatus: 0,
    questionnaire: null,
    createdAt,
    successAt: createdAt,
    unlockAt: createdAt,
    releaseAt: null,
  };
}
