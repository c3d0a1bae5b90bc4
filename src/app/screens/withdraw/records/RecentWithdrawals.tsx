import { RecordListScreen } from '#app/records/RecordListScreen.tsx';
import { WITHDRAWALS } from './withdrawalList.tsx';

/** What went out lately, below the form; "All withdrawals" opens the whole list in its place (screens.md 1.17). */
export function RecentWithdrawals() {
  return (
    <section className="recent-withdrawals">
      <RecordListScreen list={WITHDRAWALS} />
    </section>
  );
}
