import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';

const Nothing = () => null;

test('A part that can’t be loaded says so in its place, and what is around it goes on', async () => {
  await openTexts();
  const Missing = lazyPart(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Nothing,
  );
  const Here = lazyPart(
    async () => ({ Here: () => <p>Here</p> }),
    (module) => module.Here,
  );
  const screen = await render(
    <Suspense fallback={null}>
      <Missing />
      <Here />
    </Suspense>,
  );
  await expect.element(screen.getByText('Here')).toBeVisible();
  await expect.element(screen.getByText("Couldn't load this")).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** A part whose first tries fail. */
function failing(times: number) {
  let tries = 0;
  const Part = lazyPart(
    async () => {
      tries += 1;
      if (tries <= times) throw new TypeError('Failed to fetch');
      return { Here: () => <p>Here</p> };
    },
    ({ Here }) => Here,
  );
  return { Part, tries: () => tries };
}

const MISSING = "Couldn't load this";

test.each([
  ['when the network is back', () => window.dispatchEvent(new Event('online'))],
  [
    'when its user asks for it, without a reload',
    () => document.querySelector<HTMLButtonElement>('.state button')?.click(),
  ],
])('A part that could not be loaded is asked for again %s', async (_when, act) => {
  await openTexts();
  const { Part, tries } = failing(1);
  const screen = await render(
    <Suspense fallback={null}>
      <input aria-label="Typed" />
      <Part />
    </Suspense>,
  );
  await expect.element(screen.getByText(MISSING)).toBeVisible();
  await screen.getByRole('textbox').fill('0.5');
  act();
  await expect.element(screen.getByText('Here')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('0.5');
  expect(tries()).toBe(2);
});

test('A part that could not be loaded is asked for again when it is shown again, and once it is there no more', async () => {
  await openTexts();
  const { Part, tries } = failing(1);
  const shown = (isShown: boolean) => <Suspense fallback={null}>{isShown && <Part />}</Suspense>;
  const screen = await render(shown(true));
  await expect.element(screen.getByText(MISSING)).toBeVisible();
  await screen.rerender(shown(false));
  await screen.rerender(shown(true));
  await expect.element(screen.getByText('Here')).toBeVisible();
  await screen.rerender(shown(false));
  await screen.rerender(shown(true));
  await expect.element(screen.getByText('Here')).toBeVisible();
  expect(tries()).toBe(2);
});
