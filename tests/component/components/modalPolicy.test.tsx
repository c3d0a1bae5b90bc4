import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, Drawer } from '#app/components/layers/ModalLayer.tsx';
import { pagePolicy } from '#sandbox/server/http/headers/contentPolicies.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';

const refused: string[] = [];

/** What the page's policy says about styles and about text that becomes code; the rest would stop the runner of tests. */
function layPolicy(): void {
  const policy = pagePolicy({});
  const kept = policy
    .split('; ')
    .filter((directive) => /^(?:style-src|require-trusted|trusted-)/.test(directive));
  expect(kept).toHaveLength(5);
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = kept.join('; ');
  document.head.append(meta);
}

beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    refused.push(effectiveDirective),
  );
  layPolicy();
});

test.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
] as const)('%s holds the page behind it, within the policy of the page', async (_name, Layer) => {
  await openTexts();
  const layer = (isOpen: boolean) => (
    <>
      <div style={{ height: '3000px' }}>A long page</div>
      <Layer isOpen={isOpen} onClose={() => undefined} title="Details" description="More" />
    </>
  );
  const screen = await render(layer(true));
  await expect.element(page.getByRole('dialog', { name: 'Details' })).toBeVisible();
  expect(getComputedStyle(document.body).overflow).toBe('hidden');
  await userEvent.keyboard('{Tab}');
  await screen.rerender(layer(false));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(getComputedStyle(document.body).overflow).toBe('visible');
  expect(refused).toEqual([]);
});

test('that policy refuses what it should, and would report it', async () => {
  document.body.setAttribute('style', 'color: red');
  await expect.poll(() => refused).toEqual(['style-src-attr']);
  document.body.removeAttribute('style');
});
