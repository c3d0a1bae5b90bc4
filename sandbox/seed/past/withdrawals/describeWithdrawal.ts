import type { Entry } from '#sandbox/calls/addressBook/book.ts';
import { idOf } from '#sandbox/calls/deposit/idOf.ts';
import { makeTransaction } from '#sandbox/calls/deposit/makeTransaction.ts';
import type { Withdrawal } from '#sandbox/calls/withdraw/bookWithdrawal.ts';
import type { WithdrawStatus } from '#sandbox/calls/withdraw/withdrawStatus.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { priceWithdrawal } from '#shared/money/priceWithdrawal.ts';

interface WithdrawalParts {
  readonly name: string;
  readonly uid: number;
  readonly coin: string;
  /** "" inside the exchange. */
  readonly chain: string;
  /** The address that receives the coins, unless `entry` does. */
  readonly address: string;
  readonly entry?: Entry;
  readonly toUid: number | null;
  readonly usd: number;
  readonly status: WithdrawStatus;
  readonly createdAt: number;
  readonly tookMs: number;
}

const FAIL_CODES: Partial<Record<WithdrawStatus, number>> = { Reject: 131066, Fail: 131097 };
const AMOUNT_DIGITS = 4;
const USD_DIGITS = 8;

/** A withdrawal from the funding wallet, as it is kept. */
export function describeWithdrawal(parts: WithdrawalParts): Withdrawal {
  const { name, uid, coin, chain, entry, toUid, status, createdAt } = parts;
  const id = idOf(name);
  const { accuracy, percentageFee, withdrawFee } = termsOf(coin, chain);
  const startUsd = COIN_BY_CODE.get(coin)?.startUsd ?? 1;
  const amount = new Decimal(parts.usd)
    .div(startUsd)
    .toSignificantDigits(AMOUNT_DIGITS)
    .toDecimalPlaces(accuracy)
    .toFixed();
  const price = priceWithdrawal(amount, 0, { fixed: withdrawFee, percentage: percentageFee, accuracy });
  const needConfirm = CHAIN_BY_CODE.get(chain)?.confirmations.credit ?? 0;
  const isSent = status === 'success' && toUid === null;
  return {
    id,
    uid,
    requestId: idOf(`${name}/request`),
    coin,
    chain,
    address: entry?.address ?? parts.address,
    tag: entry?.tag ?? '',
    addressId: entry?.id ?? null,
    remark: entry?.remark ?? '',
    debited: price.debit.toFixed(),
    amount,
    fee: price.fee.toFixed(),
    receive: price.receive.toFixed(),
    tax: '0',
    taxRate: '0',
    taxType: '',
    sources: [{ wallet: 'FUND', amount: price.debit.toFixed() }],
    status,
    type: toUid === null ? 0 : 1,
    toUid,
    txId: isSent ? makeTransaction(chain, id).txId : '',
    confirmations: isSent ? needConfirm : 0,
    needConfirm,
    failCode: FAIL_CODES[status] ?? null,
    questionnaire: null,
    usd: new Decimal(amount).times(startUsd).toDecimalPlaces(USD_DIGITS).toFixed(),
    createdAt,
    updatedAt: Math.round(createdAt + parts.tookMs),
  };
}

/** Inside the exchange nothing is charged. */
function termsOf(coin: string, chain: string) {
  const reference = COIN_BY_CODE.get(coin);
  const terms = reference?.chains.find((candidate) => candidate.chain === chain);
  return terms ?? { accuracy: reference?.scale ?? 0, percentageFee: '0', withdrawFee: '0' };
}
