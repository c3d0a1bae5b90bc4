import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findCommand } from '#tests/support/node/findCommand.ts';
import { freePort } from '#tests/support/node/freePort.ts';
import { PATIENTLY } from '../patiently.ts';
import { createSession, type Session } from './createSession.ts';
import type { PlainBrowser, PlainPage } from './plainSteps.ts';

/** What WebKitGTK is driven with: Debian's webkit2gtk-driver and xvfb. */
export interface WebKitCommands {
  readonly driver: string;
  readonly display: string;
}

export interface WebKitPage extends PlainPage {
  /** What the window shows, as PNG in base64. */
  readonly draw: () => Promise<string>;
}

export interface WebKitBrowser extends PlainBrowser {
  readonly newPage: () => Promise<WebKitPage>;
}

/** The commands where both are installed. */
export function findWebKit(): WebKitCommands | undefined {
  const [driver, display] = [findCommand('WebKitWebDriver'), findCommand('Xvfb')];
  return driver === undefined || display === undefined ? undefined : { driver, display };
}

/** A real WebKit with a fresh profile, on a screen of its own, which has no mouse or key but the driver's. It saves to `downloads`. */
export async function openWebKit(commands: WebKitCommands, downloads: string): Promise<WebKitBrowser> {
  const screen = spawn(
    commands.display,
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await firstLine(screen);
  const home = join(downloads, '.home');
  await mkdir(join(home, '.config'), { recursive: true });
  await writeFile(join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  const { XDG_CONFIG_HOME, ...env } = process.env;
  const driver = spawn(commands.driver, [`--port=${port}`], {
    env: { ...env, DISPLAY: `:${number}`, HOME: home },
    stdio: 'ignore',
  });
  const session = await createSession(`http://127.0.0.1:${port}`, PATIENTLY.timeout);
  return {
    newPage: () => openPage(session),
    close: async () => {
      await session.end();
      await Promise.all([driver, screen].map(endProcess));
    },
  };
}

/** What was changed is drawn with the next frame. */
const UNTIL_DRAWN = 'requestAnimationFrame(() => requestAnimationFrame(arguments[0]))';

/** A window, not a tab: the browser shows one tab of a window, and has no way for the driver to choose which. */
async function openPage(session: Session): Promise<WebKitPage> {
  const { handle } = (await session.call('POST', 'window/new', { type: 'window' })) as {
    readonly handle: string;
  };
  const call = (...[method, path, body]: Parameters<Session['call']>): Promise<unknown> =>
    session.inWindow(handle, () => session.call(method, path, body));
  await call('POST', 'window/rect', { width: 1440, height: 1300 });
  /** The driver's name of an element. */
  const find = async (selector: string): Promise<string> => {
    const found = await call('POST', 'element', { using: 'css selector', value: selector });
    // A table of one entry, whose name is a constant of the standard.
    return Object.values(found as Readonly<Record<string, string>>).join();
  };
  return {
    goto: (url) => call('POST', 'url', { url }),
    evaluate: <Result>(run: (text: string) => Result, text: string) => {
      const script = `return (${run}).apply(null, arguments)`;
      return call('POST', 'execute/sync', { script, args: [text] }) as Promise<Awaited<Result>>;
    },
    type: async (selector, text) =>
      void (await call('POST', `element/${await find(selector)}/value`, { text })),
    draw: async () => {
      await call('POST', 'execute/async', { script: UNTIL_DRAWN, args: [] });
      return (await call('GET', 'screenshot')) as string;
    },
    bringToFront: async () => void (await call('GET', 'title')),
  };
}

/** The first line that a process writes where it was asked to. */
function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The screen did not start.')));
  });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
