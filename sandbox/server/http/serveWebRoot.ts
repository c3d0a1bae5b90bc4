import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillAppConfig } from './fillAppConfig.ts';
import { fillFirstWords } from './fillFirstWords.ts';
import { findFirstWords, readPageSettings } from './findFirstWords.ts';
import type { AppConfigValues } from './headers/contentPolicies.ts';
import { kindOf } from './headers/pathKinds.ts';

const APP_BASE = '/user/assets/';
const FIRST_PAGE = '/user/assets/exchange/index';

const NOT_BUILT = 'The app is not built yet: run `npm run build` first.\n';

/** Serves the built app and the static files beside it from a web root, whether it is there yet or not. */
export function serveWebRoot(app: FastifyInstance, webRoot: string, pageConfig: AppConfigValues): void {
  const appRoot = join(webRoot, 'user', 'assets');
  const settings = readPageSettings(pageConfig);

  async function sendAppPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const html = await readFile(join(appRoot, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) {
      return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    }
    const configured = fillAppConfig(html, pageConfig);
    const words = await findFirstWords(request, webRoot, settings);
    const page = words === undefined ? configured : fillFirstWords(configured, words);
    const etag = `W/"${createHash('sha256').update(page).digest('base64url')}"`;
    reply.headers({ etag, vary: 'Accept-Language, Cookie' });
    if (request.headers['if-none-match'] === etag) {
      return reply.code(304).send();
    }
    return reply.type('text/html; charset=utf-8').send(page);
  }

  const common = { cacheControl: false, dotfiles: 'ignore', index: false, suppressWarning: true } as const;
  app.register(fastifyStatic, {
    ...common,
    root: appRoot,
    prefix: APP_BASE,
    // The page is not a file: as one it would reach the browser without its settings. Nor are folders
    // anything here.
    allowedPath: (path) => path !== '/index.html' && !path.endsWith('/'),
  });
  app.register(fastifyStatic, {
    ...common,
    root: join(webRoot, 'common-static'),
    prefix: '/common-static/',
    decorateReply: false,
  });
  app.get('/', (_request, reply) => reply.redirect(FIRST_PAGE));
  app.get('/user/assets', sendAppPage);
  app.get('/favicon.ico', (_request, reply) => reply.redirect(`${APP_BASE}favicon.svg`));

  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.url.startsWith(APP_BASE) && kindOf(request.url).name === 'app') {
      return sendAppPage(request, reply);
    }
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
  });
}
