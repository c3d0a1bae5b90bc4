import { useState } from 'react';
import { render } from 'vitest-browser-react';
import { AmountField, type AmountFieldProps } from '#app/components/amount/AmountField.tsx';
import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import { type AmountBounds, validateAmount } from '#app/components/amount/validateAmount.ts';
import { Button } from '#app/components/Button.tsx';
import type { Language } from '#shared/site/languages.ts';
import '#app/theme.css';
import { openTexts } from './openTexts.ts';

interface TicketProps extends Partial<AmountFieldProps> {
  readonly start?: string;
  readonly bounds?: Partial<AmountBounds>;
}

/** A ticket's use of the field: it keeps the amount and judges it. */
function AmountTicket({ start = '', bounds = {}, ...props }: TicketProps) {
  const [reading, setReading] = useState<AmountReading>(
    start === '' ? { kind: 'empty' } : { kind: 'amount', amount: start },
  );
  const { scale = 8 } = props;
  const verdict = validateAmount(reading, { scale, ...bounds });
  return (
    <main>
      <h1>Convert</h1>
      <AmountField
        label="From"
        unit="BTC"
        scale={scale}
        {...props}
        amount={reading.kind === 'amount' ? reading.amount : ''}
        onRead={setReading}
        fault={verdict.kind === 'bad' ? verdict.fault : undefined}
        onShare={(share) => setReading({ kind: 'amount', amount: String(share * 1000) })}
      />
      <output>{reading.kind === 'amount' ? reading.amount : reading.kind}</output>
      <Button>Preview</Button>
    </main>
  );
}

export async function openField(props: TicketProps = {}, language: Language = 'en') {
  await openTexts(language);
  const screen = await render(<AmountTicket {...props} />);
  const field = screen.getByRole('textbox');
  const input = field.element() as HTMLInputElement;
  return {
    screen,
    field,
    input,
    amount: screen.getByRole('status'),
    leave: () => screen.getByRole('button', { name: 'Preview' }).click(),
  };
}

/** Pastes as the browser does. */
export function paste(input: HTMLInputElement, text: string): void {
  input.focus();
  const start = input.selectionStart ?? 0;
  const end = input.selectionEnd ?? 0;
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
