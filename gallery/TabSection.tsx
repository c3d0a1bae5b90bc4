import { useState } from 'react';
import { Tabs } from '#app/components/Tabs.tsx';
import { Section } from './Section.tsx';

const TABS = [
  {
    id: 'instant',
    label: 'Instant',
    content: <p>One coin into another, at a price that holds for 15 seconds.</p>,
  },
  { id: 'limit', label: 'Limit', content: <p>At a price of your own, once the market is there.</p> },
  { id: 'batch', label: 'Batch', content: <p>Many coins into one.</p> },
  { id: 'block', label: 'Block trade', content: <p>Large amounts.</p>, isDisabled: true },
] as const;

export function TabSection() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('instant');
  return (
    <Section title="Tabs">
      <Tabs label="Ways to convert" tabs={TABS} selected={selected} onSelect={setSelected} />
    </Section>
  );
}
