import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { CHROMIUM_SWITCHES, findChromium } from '../../scripts/findChromium.mjs';
import type { Cleanup } from '../setup/createCleanup.ts';

/** A browser of its own: fresh profile, nothing shared with another. */
export interface BenchBrowser {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Tall enough for Sluice's table at its full height and 40 rows of every peer. */
const WINDOW_SWITCHES = ['--window-size=1440,1860', '--disable-gpu'];
/** Pages that keep all cores busy answer late, and are to be measured all the same. */
const PROTOCOL_TIMEOUT_MS = 300_000;
const CLOSE_TIMEOUT_MS = 15_000;

/** Opens a browser; it is closed at the latest when the command ends. */
export async function openBrowser(cleanup: Cleanup): Promise<BenchBrowser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('No Chromium was found; set CHROMIUM_PATH to one.');
  const profile = await mkdtemp(join(tmpdir(), 'sluice-bench-'));
  const removeProfile = cleanup.add(() => rm(profile, { recursive: true, force: true, maxRetries: 10 }));
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    userDataDir: profile,
    args: [...CHROMIUM_SWITCHES, ...WINDOW_SWITCHES],
    defaultViewport: null,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    // The command's own clean-up closes it, and removes its profile.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const closeBrowser = cleanup.add(() => endBrowser(browser));
  return {
    browser,
    close: async () => {
      await closeBrowser();
      await removeProfile();
    },
  };
}

/** Asks the browser to close, and ends it where it doesn't. */
async function endBrowser(browser: Browser): Promise<void> {
  const child = browser.process();
  const timer = setTimeout(() => child?.kill('SIGKILL'), CLOSE_TIMEOUT_MS);
  await browser.close().catch(() => child?.kill('SIGKILL'));
  clearTimeout(timer);
}
