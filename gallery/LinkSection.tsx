import { useState } from 'react';
import { TextLink } from '#app/components/TextLink.tsx';
import { Section } from './Section.tsx';
import { Specimens } from './Specimens.tsx';

const VARIANTS = ['primary', 'secondary', 'tertiary'] as const;
const SIZES = ['small', 'normal', 'large', 'xlarge'] as const;

export function LinkSection() {
  const [presses, setPresses] = useState(0);
  const press = (): void => setPresses((count) => count + 1);
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
        <TextLink onClick={press}>Count a press</TextLink>
        <TextLink onClick={press} isDisabled>
          Count a press, disabled
        </TextLink>
        <span className="num">Presses: {presses}</span>
      </Specimens>
    </Section>
  );
}
