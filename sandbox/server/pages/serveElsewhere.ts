import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '#shared/site/appConfig.ts';
import { DOMAIN } from '#shared/site/siteOfHost.ts';
import { ELSEWHERE_PAGE } from '#shared/site/urls.ts';
import { findLanguage } from '../http/findLanguage.ts';
import { escapeHtml, fillPage, readPageWords } from './pageWords.ts';

const PAGE = fileURLToPath(new URL('./elsewhere.html', import.meta.url));

/** Serves the page that stands for those of the product which a sandbox does not have: help, legal texts, other products. */
export function serveElsewhere(
  app: FastifyInstance,
  settings: Pick<AppConfig, 'hosts' | 'rtlLanguages'>,
): void {
  app.get(ELSEWHERE_PAGE, async (request, reply) => {
    const { language, direction } = findLanguage(request, settings);
    const [html, words] = await Promise.all([readFile(PAGE, 'utf8'), readPageWords(language)]);
    const { searchParams } = new URL(request.url, 'http://page');
    return reply
      .header('vary', 'Accept-Language, Cookie')
      .type('text/html; charset=utf-8')
      .send(
        fillPage(html, words, {})
          .replace('<html lang="en">', () => `<html lang="${language}" dir="${direction}">`)
          .replace('<!--address-->', () => escapeHtml(productAddress(searchParams.get('url')))),
      );
  });
}

/** An address of the product, and no other: no other site's words belong on this page. */
function productAddress(text: string | null): string {
  const url = text === null ? null : URL.parse(text);
  const isProduct = url?.protocol === 'https:' && url.hostname.endsWith(`.${DOMAIN}`);
  return url !== null && isProduct ? `${url.origin}${url.pathname}` : `https://www.${DOMAIN}`;
}
