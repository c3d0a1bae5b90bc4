import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { Section } from './Section.tsx';
import { TRANSFERS } from './transferList.tsx';

export function RecordSection() {
  return (
    <Section title="Record lists">
      <RecordListScreen list={TRANSFERS} />
    </Section>
  );
}
