import { setTimeout as sleep } from 'node:timers/promises';
import { readLoadedAtMs, readLongTasks } from '../browser/inPage.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { openTabs } from '../browser/openTabs.ts';
import { type PageServerOptions, servePages } from '../feed/servePages.ts';
import { SLUICE_PATH } from '../measure/pages.ts';
import type { Cleanup } from '../setup/createCleanup.ts';

/** Opens Sluice in a fresh browser and counts the tasks over 50 ms that its main thread begins in so many seconds after load. */
export async function countLongTasks(
  seconds: number,
  options: PageServerOptions,
  cleanup: Cleanup,
): Promise<number> {
  const server = await servePages(options);
  const closeServer = cleanup.add(server.close);
  const { browser, close } = await openBrowser(cleanup);
  try {
    const { front } = await openTabs(browser, server.url + SLUICE_PATH, 1);
    await sleep(seconds * 1000);
    const loadedAtMs = await front.evaluate(readLoadedAtMs);
    const tasks = await front.evaluate(readLongTasks);
    return tasks.filter(({ startedAtMs }) => startedAtMs >= loadedAtMs).length;
  } finally {
    await close();
    await closeServer();
  }
}
