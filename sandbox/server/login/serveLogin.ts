import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_PASSWORD, DEMO_USERS, type DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { AppConfig } from '#shared/site/appConfig.ts';
import { findLanguage } from '../http/findLanguage.ts';
import { escapeHtml, fillPage, readPageWords } from '../pages/pageWords.ts';
import { DEMO_PURPOSES } from './demoPurposes.ts';

const PAGE = fileURLToPath(new URL('./page/', import.meta.url));
const TOKENS = fileURLToPath(new URL('../../../src/shared/look/tokens.css', import.meta.url));

interface PageFile {
  readonly type: string;
  readonly make: () => Promise<string>;
}

const FILES: Readonly<Record<string, PageFile>> = {
  '/login/login.css': {
    type: 'text/css; charset=utf-8',
    make: writeStyle,
  },
  '/login/login.js': { type: 'text/javascript; charset=utf-8', make: bundleScript },
};

/** Serves /login. The page is made of files of the sandbox alone, so it is there before the app is built. */
export function serveLogin(app: FastifyInstance, settings: Pick<AppConfig, 'hosts' | 'rtlLanguages'>): void {
  app.get('/login', async (request, reply) => {
    reply.header('vary', 'Accept-Language, Cookie');
    return send(request, reply, 'text/html; charset=utf-8', await writePage(request, settings));
  });
  for (const [path, { type, make }] of Object.entries(FILES)) {
    let made: Promise<string> | undefined;
    app.get(path, async (request, reply) => {
      made ??= make().catch((reason: unknown) => {
        made = undefined;
        throw reason;
      });
      return send(request, reply, type, await made);
    });
  }
  app.get('/login/', (request, reply) => reply.redirect(`/login${request.url.slice('/login/'.length)}`));
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(text);
}

/** The look of the app, and what only this page has. */
async function writeStyle(): Promise<string> {
  const sheets = await Promise.all([TOKENS, `${PAGE}login.css`].map((path) => readFile(path, 'utf8')));
  return sheets.join('\n');
}

async function writePage(
  request: FastifyRequest,
  settings: Pick<AppConfig, 'hosts' | 'rtlLanguages'>,
): Promise<string> {
  const { language, direction } = findLanguage(request, settings);
  const [html, words] = await Promise.all([readFile(`${PAGE}login.html`, 'utf8'), readPageWords(language)]);
  const page = fillPage(html, words, {
    name: '<b id="who-name"></b>',
    password: `<code>${escapeHtml(DEMO_PASSWORD)}</code>`,
  });
  return page
    .replace('<html lang="en">', () => `<html lang="${language}" dir="${direction}">`)
    .replace('id="words">{}<', () => `id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}<`)
    .replace('<!--accounts-->', () => DEMO_USERS.map(writeAccount).join('\n'));
}

/** What an account is for is said in English, for those who test. */
function writeAccount(user: DemoUser): string {
  const [account, name] = [escapeHtml(user.account), escapeHtml(user.username)];
  const purpose = escapeHtml(DEMO_PURPOSES.get(user.id) ?? '');
  const initials = (user.username.match(/\b\p{L}/gu) ?? []).slice(0, 2).join('').toUpperCase();
  return (
    `<li><button class="account" type="button" disabled data-account="${account}" data-password="${escapeHtml(DEMO_PASSWORD)}">` +
    `<span class="initials" aria-hidden="true">${escapeHtml(initials)}</span><bdi class="name">${name}</bdi>` +
    `<bdi class="mail">${account}</bdi><span class="purpose" lang="en" dir="ltr">${purpose}</span></button></li>`
  );
}

/** The page's script as one file, with what it shares with the app. The bundler is loaded when it is first asked for. */
async function bundleScript(): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    root: PAGE,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: `${PAGE}loginPage.ts` },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (entry?.type !== 'chunk') {
    throw new Error('The script of /login could not be made.');
  }
  return entry.code;
}
