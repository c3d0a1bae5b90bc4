import { Stack } from '#app/components/layout/Stack.tsx';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { ArrivalWatch } from './ArrivalWatch.tsx';
import { FiatEntry, PendingAssets } from './DepositSideLines.tsx';
import { DEPOSITS } from './depositList.tsx';
import './depositRecords.css';

/**
 * What came in lately, below the form of the deposit page; "All deposits" opens the whole list in its place, with filters
 * and a file (screens.md 1.15).
 */
export function RecentDeposits() {
  return (
    <Stack as="section" gap="gap-2">
      <RecordListScreen list={DEPOSITS} />
      <QueriesHost>
        <ArrivalWatch />
        <PendingAssets />
        <FiatEntry />
      </QueriesHost>
    </Stack>
  );
}
