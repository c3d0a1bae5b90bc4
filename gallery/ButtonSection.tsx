import { Copy, Star, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { IconButton } from '#app/components/IconButton.tsx';
import { Section, Specimens } from './Section.tsx';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const SIZES = ['small', 'normal', 'large'] as const;

export function ButtonSection() {
  return (
    <Section title="Buttons">
      {VARIANTS.map((variant) => (
        <Specimens key={variant} name={`Button, ${variant}`}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Convert, {size}
            </Button>
          ))}
          <Button variant={variant} isLoading>
            Convert, loading
          </Button>
          <Button variant={variant} isDisabled>
            Convert, disabled
          </Button>
        </Specimens>
      ))}
      <LoadingSpecimen />
      <Specimens name="IconButton">
        <IconButton icon={Copy} label="Copy the address" />
        <IconButton icon={Star} label="Mark BTC" aria-pressed />
        <IconButton icon={X} label="Remove the row" isDisabled />
      </Specimens>
    </Section>
  );
}

function LoadingSpecimen() {
  const [isLoading, setLoading] = useState(false);
  return (
    <Specimens name="Button, when its work begins and ends">
      <Button variant="primary" isLoading={isLoading} onClick={() => setLoading(true)}>
        Send 0.5 BTC
      </Button>
      <Button onClick={() => setLoading(false)}>End the work</Button>
    </Specimens>
  );
}
