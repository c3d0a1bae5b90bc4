import type { Page } from 'puppeteer-core';
import { type PageServer, type PageServerOptions, servePages } from '../feed/servePages.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { openBrowser } from './openBrowser.ts';
import { openTabs } from './openTabs.ts';
import { DEMO_ACCOUNT, signIn } from './signIn.ts';

/** A blank tab of a fresh browser in which the demo account is signed in, and the server of its pages. */
export interface SignedIn {
  readonly tab: Page;
  readonly server: PageServer;
}

/** Opens both, and ends them when `run` has ended. */
export async function withSignedIn<Value>(
  options: PageServerOptions,
  cleanup: Cleanup,
  run: (opened: SignedIn) => Promise<Value>,
): Promise<Value> {
  const server = await servePages(options);
  const closeServer = cleanup.add(server.close);
  const { browser, close } = await openBrowser(cleanup);
  try {
    const { front: tab } = await openTabs(browser, 'about:blank', 1);
    await signIn(tab, server.url, DEMO_ACCOUNT);
    return await run({ tab, server });
  } finally {
    await close();
    await closeServer();
  }
}
