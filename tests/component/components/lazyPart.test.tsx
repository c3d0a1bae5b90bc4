import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';

test('A part that can’t be loaded says so in its place, and what is around it goes on', async () => {
  await openTexts();
  const Missing = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')));
  const Here = lazyPart(async () => () => <p>Here</p>);
  const screen = await render(
    <Suspense fallback={null}>
      <Missing />
      <Here />
    </Suspense>,
  );
  await expect.element(screen.getByText('Here')).toBeVisible();
  await expect.element(screen.getByText('This could not be loaded')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
