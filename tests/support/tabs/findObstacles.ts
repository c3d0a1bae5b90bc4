import { readFile } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';

const AXE = new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url);

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** Serious and critical findings of axe-core with where they are, in the page's own policy. */
export async function findObstacles(page: Page): Promise<string[]> {
  const axe = await readFile(AXE, 'utf8');
  const session = await page.createCDPSession();
  const { result } = await session.send('Runtime.evaluate', {
    expression: `${axe}; axe.run().then(({ violations }) => JSON.stringify(violations))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  const found: Finding[] = JSON.parse(result.value);
  return found
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}
