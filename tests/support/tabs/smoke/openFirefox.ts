import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findCommand } from '#tests/support/node/findCommand.ts';

/** FIREFOX_PATH, else an installed Firefox; undefined where there is none. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH !== undefined && existsSync(FIREFOX_PATH)) return FIREFOX_PATH;
  return findCommand('firefox-esr', 'firefox');
}

/** A real Firefox with a fresh profile, driven by WebDriver BiDi. What it saves goes to `downloads`. */
export async function openFirefox(executablePath: string, downloads: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    // 2 is the folder named below.
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
  });
}
