import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { outcomeOf } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';
import type { Withdrawal } from '../order/createWithdrawal.ts';
import type { WithdrawalOrder } from '../order/withdrawalOrder.ts';
import { type Check, composeChecks } from './composeChecks.ts';

const COMPARED = 5;

/** The lines of the review, with what the user sent to this address before. */
export function useChecks(
  { recipient, tag, coin }: WithdrawForm,
  order: WithdrawalOrder,
  withdrawal: Withdrawal,
): readonly Check[] {
  const query = useApiQuery('withdrawRecords', { coin, address: order.address, limit: 50 });
  const rows = query.answer?.result?.rows;
  if (recipient === null) return [];
  const lastAmounts = rows
    ?.filter(({ status }) => outcomeOf(status) !== 'void')
    .slice(0, COMPARED)
    .map(({ amount }) => amount);
  const takesTag = tag.chain !== undefined && tag.chain.tag.mode !== 'forbidden';
  return composeChecks({
    order,
    recipient,
    isWithoutTag: !order.isInside && takesTag && order.tag === '',
    lastAmounts,
    pending: withdrawal.listPending(),
  });
}
