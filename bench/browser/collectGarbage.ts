import type { Page } from 'puppeteer-core';

/**
 * Collects the garbage of tabs. V8 would do it 25 to 35 s after a tab was loaded, which falls into the measured seconds of one
 * page and not of another.
 */
export async function collectGarbage(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    const session = await tab.createCDPSession();
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
  }
}
