import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../node/freePort.ts';
import type { PlainPage } from './plainSteps.ts';

/** What Debian's webkit2gtk-driver and xvfb bring. */
export interface WebKitParts {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

const LIBRARIES = '/usr/lib';
const MINI_BROWSER = /^webkit2gtk-[\d.]+$/;
const START = { timeout: 20_000, interval: 50 };

/** The driver, the browser that it drives, and a display without a screen; undefined where one of them is missing. */
export function findWebKit(): WebKitParts | undefined {
  const driver = findCommand('WebKitWebDriver');
  const display = findCommand('Xvfb');
  const browser = listFolders(LIBRARIES)
    .flatMap((folder) =>
      listFolders(folder).filter((path) => MINI_BROWSER.test(path.split('/').at(-1) ?? '')),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
  return driver && display && browser ? { driver, display, browser } : undefined;
}

function findCommand(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

function listFolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

export interface WebKitPage extends PlainPage {
  readonly bringToFront: () => Promise<void>;
  readonly url: () => Promise<string>;
  /** Types into an element as a keyboard does. */
  readonly type: (selector: string, text: string) => Promise<void>;
}

export interface WebKitBrowser {
  readonly newPage: () => Promise<WebKitPage>;
  readonly close: () => Promise<void>;
}

/** By what a WebDriver names elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A real WebKit with a fresh profile, driven by WebDriver on a display without a screen. */
export async function openWebKit({ driver, browser, display }: WebKitParts): Promise<WebKitBrowser> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve) =>
    screen.stdio[3]?.once('data', (data) => resolve(String(data).trim())),
  );
  const port = await freePort();
  const served = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const base = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${base}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      START,
    )
    .toBe(true);
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await command(`${base}/session`, 'POST', { capabilities })) as { sessionId: string };
  const session = `${base}/session/${sessionId}`;
  let isFirst = true;
  return {
    newPage: async () => {
      const handle = isFirst
        ? ((await command(`${session}/window`, 'GET')) as string)
        : ((await command(`${session}/window/new`, 'POST', { type: 'tab' })) as { handle: string }).handle;
      isFirst = false;
      return pageOf(session, handle);
    },
    close: async () => {
      await command(session, 'DELETE').catch(() => undefined);
      await Promise.all([served, screen].map(end));
    },
  };
}

/** Every command is for the tab that was chosen last, so each chooses its own first. */
function pageOf(session: string, handle: string): WebKitPage {
  const ask = async (path: string, method: 'GET' | 'POST', body?: object): Promise<unknown> => {
    await command(`${session}/window`, 'POST', { handle });
    return command(`${session}/${path}`, method, body);
  };
  return {
    goto: (url) => ask('url', 'POST', { url }),
    evaluate: (async (run: (text: string) => unknown, text: string) =>
      ask('execute/sync', 'POST', {
        script: `return (${run})(arguments[0])`,
        args: [text],
      })) as PlainPage['evaluate'],
    bringToFront: async () => void (await command(`${session}/window`, 'POST', { handle })),
    url: async () => String(await ask('url', 'GET')),
    type: async (selector, text) => {
      const found = await ask('element', 'POST', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[ELEMENT] ?? '';
      await ask(`element/${id}/value`, 'POST', { text });
    },
  };
}

async function command(url: string, method: 'GET' | 'POST' | 'DELETE', body: object = {}): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`WebKit refused ${url}: ${JSON.stringify(value)}`);
  return value;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
