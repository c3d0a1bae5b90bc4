import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type AppConfig, DEFAULT_APP_CONFIG, parseAppConfig } from '#shared/site/appConfig.ts';
import type { Language } from '#shared/site/languages.ts';
import { pagesOf, SCREENS, type ScreenRow, tabOf } from '#shared/site/screenTable.ts';
import { SCREEN_WORDS, translationUrl } from '#shared/site/translations.ts';
import { findLanguage } from './findLanguage.ts';

/** What a page can say before its script runs. */
export interface FirstWords {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly tabTitle: string;
  readonly title: string;
  readonly purpose: string;
  /** Whether the screen has it beside its title. Until it is there, every screen has it where its first panel will be. */
  readonly isPurposeInHead: boolean;
  /** The pages of its section. */
  readonly tabs: readonly FirstTab[];
}

export interface FirstTab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

const APP_BASE = '/user/assets';

/**
 * The words of the screen that an address leads to, in the language that the page will begin in, as far as a server can know
 * it; undefined where the address is no screen's, or no texts are there. A screen about one account is named after it as soon
 * as the page knows it.
 */
export async function findFirstWords(
  request: Pick<FastifyRequest, 'url' | 'hostname' | 'headers'>,
  webRoot: string,
  settings: Pick<AppConfig, 'hosts' | 'rtlLanguages'>,
): Promise<FirstWords | undefined> {
  const { pathname } = new URL(request.url, 'http://page');
  const path = pathname.slice(APP_BASE.length).replace(/\/$/, '');
  const screen: ScreenRow | undefined = SCREENS.find((row) => isPathOf(row, path));
  if (screen === undefined) return undefined;
  const { site, language, direction } = findLanguage(request, settings);
  const { pathname: file } = new URL(translationUrl(site, SCREEN_WORDS, language), 'http://page');
  const texts: unknown = await readFile(join(webRoot, file), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const title = textAt(texts, ['screens', screen.id, 'title']);
  const purpose = textAt(texts, ['screens', screen.id, 'purpose']);
  const titled = textAt(texts, ['app', 'titled']);
  if (title === undefined || purpose === undefined || titled === undefined) return undefined;
  const tabs = pagesOf(screen.section).map(({ id, path: page }) => ({
    label: textAt(texts, ['screens', id, 'tab']) ?? '',
    href: `${APP_BASE}${page}`,
    isCurrent: id === tabOf(screen),
  }));
  return {
    ...{ language, direction, title, purpose, tabs },
    isPurposeInHead: screen.hasPurpose === true,
    tabTitle: titled.replace('{{title}}', () => title),
  };
}

/** Whether a path is a screen's, whatever account it names. */
function isPathOf({ path }: ScreenRow, asked: string): boolean {
  const [parts, wanted] = [path.split('/'), asked.split('/')];
  return (
    parts.length === wanted.length && parts.every((part, at) => part.startsWith(':') || part === wanted[at])
  );
}

/** What the page reads of its settings, defaults where they are wrong. */
export function readPageSettings(pageConfig: Readonly<Record<string, unknown>>): AppConfig {
  const config = parseAppConfig(JSON.stringify(pageConfig));
  return config.ok ? config.value : DEFAULT_APP_CONFIG;
}

function textAt(texts: unknown, keys: readonly string[]): string | undefined {
  let found = texts;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return typeof found === 'string' ? found : undefined;
}
