import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';

const NAMES = ['firefox-esr', 'firefox'];

/** FIREFOX_PATH, else an installed Firefox; undefined where there is none. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH, PATH = '' } = process.env;
  const paths = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [FIREFOX_PATH, ...paths].find((path) => path !== undefined && existsSync(path));
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
