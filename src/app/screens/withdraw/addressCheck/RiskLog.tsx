import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { RISK_CHECKS } from './riskChecks.tsx';

/** The checks of before (screens.md 1.11). */
export function RiskLog() {
  return <RecordListScreen list={RISK_CHECKS} />;
}
