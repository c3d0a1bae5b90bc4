import type { Page, Target } from 'puppeteer-core';
import { expect } from 'vitest';
import { PATIENTLY } from './patiently.ts';

/** What a page and its workers say where others may read it. */
export interface WatchedWords {
  /** Messages of the consoles, and errors that no code has caught. */
  readonly logged: readonly string[];
  /** All that was opened or asked for, as it reads. */
  readonly addresses: ReadonlySet<string>;
}

/** The shared workers of every page, as their files are called. */
const WORKERS = ['gateway', 'quotes'];
/** What a worker logs once it is listened to. */
const MARK = 'The console is heard.';

/**
 * Collects from now on; resolves once the workers are heard as well as the page. One that is listened to must not end: the
 * browser holds the one that takes its place. Another tab keeps them where the page is loaded again.
 */
export async function watchWords(page: Page): Promise<WatchedWords> {
  const logged: string[] = [];
  const addresses = new Set<string>();
  const add = (address: string): void => void addresses.add(decodeURIComponent(address));

  const listen = async (worker: Target, onHeard: () => void): Promise<void> => {
    const session = await worker.createCDPSession();
    session.on('Runtime.consoleAPICalled', ({ args }) => {
      const text = args.map(({ value, description }) => String(value ?? description)).join(' ');
      if (text === MARK) onHeard();
      else logged.push(text);
    });
    session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text } }) => logged.push(text));
    session.on('Network.requestWillBeSent', ({ request }) => add(request.url));
    await session.send('Network.enable');
    await session.send('Runtime.enable');
    await session.send('Runtime.evaluate', { expression: `console.info('${MARK}')` });
  };
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(String(error)));
  page.on('request', (request) => add(request.url()));
  page.on('framenavigated', (frame) => add(frame.url()));
  const workers = page
    .browserContext()
    .targets()
    .filter((target) => target.type() === 'shared_worker');
  const heard: string[] = [];
  await Promise.all(workers.map((worker) => listen(worker, () => heard.push(nameOf(worker)))));
  await expect.poll(() => heard.toSorted(), PATIENTLY).toEqual(WORKERS);
  return { logged, addresses };
}

/** "gateway" of ".../workers/gateway-shared-1a2b3c.js". */
function nameOf(worker: Target): string {
  return /\/(\w+)-shared-/.exec(worker.url())?.[1] ?? worker.url();
}
