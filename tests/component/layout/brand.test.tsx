import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Brand } from '#app/layout/Brand.tsx';
import page from '../../../index.html?raw';

test('before the script runs the page shows what the header’s place shows first, so that nothing changes', async () => {
  const screen = await render(<Brand />);
  const written = new DOMParser()
    .parseFromString(page, 'text/html')
    .querySelector('#root > .header-slot > *');
  expect(written?.outerHTML).toBe(screen.container.innerHTML);
});
