import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_PASSWORD, DEMO_USERS, type DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { DEMO_PURPOSES } from './demoPurposes.ts';

const PAGE = fileURLToPath(new URL('./page/', import.meta.url));
const TOKENS = fileURLToPath(new URL('../../../src/shared/look/tokens.css', import.meta.url));

interface PageFile {
  readonly type: string;
  readonly make: () => Promise<string>;
}

const FILES: Readonly<Record<string, PageFile>> = {
  '/login': { type: 'text/html; charset=utf-8', make: writePage },
  '/login/login.css': {
    type: 'text/css; charset=utf-8',
    make: writeStyle,
  },
  '/login/login.js': { type: 'text/javascript; charset=utf-8', make: bundleScript },
};

/** Serves /login. The page is made of files of the sandbox alone, so it is there before the app is built. */
export function serveLogin(app: FastifyInstance): void {
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
  reply.headers({ 'cache-control': 'no-cache', etag });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(text);
}

/** The look of the app, and what only this page has. */
async function writeStyle(): Promise<string> {
  const sheets = await Promise.all([TOKENS, `${PAGE}login.css`].map((path) => readFile(path, 'utf8')));
  return sheets.join('\n');
}

async function writePage(): Promise<string> {
  const html = await readFile(`${PAGE}login.html`, 'utf8');
  return html
    .replace('<!--password-->', () => escapeHtml(DEMO_PASSWORD))
    .replace('<!--accounts-->', () => DEMO_USERS.map(writeAccount).join('\n'));
}

function writeAccount(user: DemoUser): string {
  const [account, name] = [escapeHtml(user.account), escapeHtml(user.username)];
  const purpose = escapeHtml(DEMO_PURPOSES.get(user.id) ?? '');
  const initials = (user.username.match(/\b\p{L}/gu) ?? []).slice(0, 2).join('').toUpperCase();
  return (
    `<li><button class="account" type="button" disabled data-account="${account}" data-password="${escapeHtml(DEMO_PASSWORD)}">` +
    `<span class="initials" aria-hidden="true">${escapeHtml(initials)}</span><span class="name">${name}</span>` +
    `<span class="mail">${account}</span><span class="purpose">${purpose}</span></button></li>`
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
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
