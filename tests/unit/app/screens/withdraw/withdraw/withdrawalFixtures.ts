import type { WithdrawalRecord, WithdrawalStatus } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import type {
  SentOrder,
  WithdrawalOrder,
  WithdrawalRequest,
} from '#app/screens/withdraw/withdraw/order/withdrawalOrder.ts';
import { sentOrderOf } from '#app/screens/withdraw/withdraw/order/withdrawalOrder.ts';
import type { AppError } from '#shared/result/appError.ts';

export const ORDER: WithdrawalOrder = {
  coin: 'USDT',
  chain: 'TRX',
  address: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU',
  tag: '',
  amount: '500',
  feeType: 0,
  forceChain: 0,
  isInside: false,
  accountType: 'FUND',
  addressId: 'entry-1',
  name: 'Ledger, cold',
  debit: '501',
  fee: '1',
  receive: '500',
};

export const REQUEST: WithdrawalRequest = {
  order: ORDER,
  requestId: 'r1',
  questionnaire: null,
  isRepeat: false,
};

export const SENT: SentOrder = sentOrderOf(REQUEST, 1_000);

export function refusal(code: string, extInfo?: unknown): AppError {
  const kind = code.includes('/') ? 'worker' : /^\d{7}$/.test(code) ? 'http' : 'business';
  return { kind, code, message: code, retryable: false, ...(extInfo !== undefined && { extInfo }) };
}

export function recordOf(status: WithdrawalStatus): WithdrawalRecord {
  return {
    id: 'w1',
    atMs: 1_000,
    changedAtMs: 1_000,
    isPending: ['SecurityCheck', 'Pending'].includes(status),
    txID: '',
    coin: ORDER.coin,
    chain: ORDER.chain,
    amount: ORDER.amount,
    fee: ORDER.fee,
    receive: ORDER.receive,
    status,
    toAddress: ORDER.address,
    tag: '',
    remark: ORDER.name,
    confirmations: 0,
    needConfirm: 20,
    isInside: false,
    ...{ tax: '0', taxType: '', taxRate: '0' },
    explorer: '',
    failCode: null,
  };
}
