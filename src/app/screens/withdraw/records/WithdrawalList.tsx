import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { WITHDRAWALS } from './withdrawals.tsx';

/** The list of withdrawals, as a part that is loaded by itself. */
export function WithdrawalList() {
  return <RecordListScreen list={WITHDRAWALS} />;
}
