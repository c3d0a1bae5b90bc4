import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useTicketDue } from '#app/screens/exchange/convert/useTicketDue.ts';
import { useFormDue } from '#app/screens/exchange/ticketForm/useFormDue.ts';
import { stopTime } from '#tests/support/browser/stopTime.ts';

function Ticket({ hasPrices }: { readonly hasPrices: boolean }) {
  return <output>{useTicketDue(hasPrices) ? 'shown' : 'not yet'}</output>;
}

function Form({ hasPair = true, hasTerms = false }) {
  return <output>{useFormDue(hasPair, hasTerms) ? 'shown' : 'not yet'}</output>;
}

test('the ticket comes in a task of its own after the first prices', async () => {
  const clock = stopTime();
  const screen = await render(<Ticket hasPrices={false} />);
  await screen.rerender(<Ticket hasPrices />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('not yet');
  clock.advance(0);
  await expect.element(screen.getByRole('status')).toHaveTextContent('shown');
});

test('the ticket comes a second after the screen where no prices do', async () => {
  const clock = stopTime();
  const screen = await render(<Ticket hasPrices={false} />);
  clock.advance(999);
  await expect.element(screen.getByRole('status')).toHaveTextContent('not yet');
  clock.advance(1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('shown');
});

test('whoever comes back to the market finds the ticket there', async () => {
  stopTime();
  const screen = await render(<Ticket hasPrices />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('shown');
});

test('the ticket’s form waits for its limits, and not longer than 300 ms', async () => {
  const clock = stopTime();
  const screen = await render(<Form hasPair={false} />);
  clock.advance(10_000);
  await screen.rerender(<Form />);
  clock.advance(299);
  await expect.element(screen.getByRole('status')).toHaveTextContent('not yet');
  clock.advance(1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('shown');
});

test('the ticket’s form comes with its limits, and stays when those of another pair are asked for', async () => {
  const clock = stopTime();
  const screen = await render(<Form hasPair={false} />);
  await screen.rerender(<Form hasTerms />);
  clock.advance(0);
  await expect.element(screen.getByRole('status')).toHaveTextContent('shown');
  await screen.rerender(<Form />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('shown');
});

test('a form that comes back is shown at once', async () => {
  stopTime();
  const screen = await render(<Form />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('shown');
});
