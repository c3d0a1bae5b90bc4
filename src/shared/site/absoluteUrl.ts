import { LANGUAGES } from './languages.ts';
import { DOMAIN } from './siteOfHost.ts';

export interface AbsoluteUrlParts {
  /** `www` where none is given. */
  readonly subdomain?: string | undefined;
  /** A language code as translation files are named. */
  readonly language: string;
  /** The path before the language, "/help"; may be empty. */
  readonly head: string;
  /** The path after it, with search and hash; may be empty. */
  readonly tail: string;
}

/**
 * The address of a page of the product that this application is not (product.md section 2, design.md section 5). It is
 * always on the product's own domain, whatever host the page came from: a local one has no such pages, and a strange one
 * must not get them. A language that is not supported is en.
 */
export function absoluteUrl({ subdomain = 'www', language, head, tail }: AbsoluteUrlParts): string {
  const code = LANGUAGES.find((candidate) => candidate === language) ?? 'en';
  return `https://${subdomain}.${DOMAIN}${rooted(head)}/${code}${rooted(tail)}`;
}

/** Without its slash the head would go on with the host's name. A search or a hash needs none. */
function rooted(path: string): string {
  return path === '' || /^[/?#]/.test(path) ? path : `/${path}`;
}
