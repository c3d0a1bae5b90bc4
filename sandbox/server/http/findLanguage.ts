import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { AppConfig } from '#shared/site/appConfig.ts';
import {
  detectLanguage,
  directionOf,
  LANGUAGE_KEY,
  LANGUAGE_PARAMETER,
  type Language,
  languagesOfSite,
} from '#shared/site/languages.ts';
import { type Site, siteOfHost } from '#shared/site/siteOfHost.ts';
import { listPreferredLanguages } from './listPreferredLanguages.ts';

/** What a server knows of the language that a page will begin in. */
export interface FoundLanguage {
  readonly site: Site;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
}

/** By the address, the cookie of a choice and the browser's own wishes, in the order of product.md section 9. */
export function findLanguage(
  request: Pick<FastifyRequest, 'url' | 'hostname' | 'headers'>,
  settings: Pick<AppConfig, 'hosts' | 'rtlLanguages'>,
): FoundLanguage {
  const { searchParams } = new URL(request.url, 'http://page');
  const site = siteOfHost(request.hostname, searchParams.get('site'), settings.hosts);
  const language = detectLanguage(languagesOfSite(site.id), {
    asked: searchParams.get(LANGUAGE_PARAMETER),
    stored: cookie.parse(request.headers.cookie ?? '')[LANGUAGE_KEY] ?? null,
    preferred: listPreferredLanguages(request.headers['accept-language'] ?? ''),
  });
  return { site, language, direction: directionOf(language, settings.rtlLanguages) };
}
