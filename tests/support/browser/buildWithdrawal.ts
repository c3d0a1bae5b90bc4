import type { ResultOf } from '#shared/endpoints/table.ts';

type Withdrawal = ResultOf<'withdrawRecords'>['rows'][number];

/** When it was asked for. */
export const ASKED_MS = Date.now() - 3_600_000;

/** A withdrawal of 100 USDT as the exchange lists it. */
export function buildWithdrawal(status: Withdrawal['status']): Withdrawal {
  return {
    ...{
      withdrawId: 'withdrawal-1',
      txID: 'abc',
      coin: 'USDT',
      chain: 'TRX',
      amount: '100',
      withdrawFee: '1',
    },
    ...{ receive: '100', status, toAddress: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU', tag: '', withdrawType: 0 },
    ...{ remark: '', confirmations: 20, needConfirm: 20, tax: '0', taxRate: '0', taxType: '', explorer: '' },
    ...{ createTime: String(ASKED_MS), updateTime: String(ASKED_MS + 60_000) },
  };
}
