import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { JOBS } from './jobList.tsx';

/** The files that were ordered; below what orders them, and loaded after it. */
export function JobRecords() {
  return <RecordListScreen list={JOBS} />;
}
