import { useState } from 'react';
import { Tabs } from '#app/components/Tabs.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { Section, Specimens } from './Section.tsx';

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

const VARIANTS = ['primary', 'secondary', 'tertiary'] as const;
const SIZES = ['small', 'normal', 'large', 'xlarge'] as const;

export function LinkSection() {
  const [clicks, setClicks] = useState(0);
  const handleClick = (): void => setClicks((count) => count + 1);
  return (
    <Section title="Text links">
      {VARIANTS.map((variant) => (
        <Specimens key={variant} name={`TextLink, ${variant}`}>
          {SIZES.map((size) => (
            <TextLink key={size} to="/exchange/index" variant={variant} size={size}>
              Exchange, {size}
            </TextLink>
          ))}
          <TextLink to="/exchange/index" variant={variant} isDisabled>
            Exchange, disabled
          </TextLink>
        </Specimens>
      ))}
      <Specimens name="TextLink, in a sentence">
        <p className="max-w-80">
          Coins that are too small to trade can be turned into one in the{' '}
          <TextLink to="/exchange/lwb-exchange" variant="secondary">
            exchange for low balances
          </TextLink>
          , as often as once a day.
        </p>
      </Specimens>
      <Specimens name="TextLink, elsewhere and as a button">
        <TextLink href="https://example.com/">Elsewhere</TextLink>
        <TextLink href="https://example.com/" isDisabled>
          Elsewhere, disabled
        </TextLink>
        <TextLink onClick={handleClick}>Count a click</TextLink>
        <TextLink onClick={handleClick} isDisabled>
          Count a click, disabled
        </TextLink>
        <span className="num">Clicks: {clicks}</span>
      </Specimens>
    </Section>
  );
}
