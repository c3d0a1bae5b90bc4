import { LANGUAGES } from './languages.ts';
import { DOMAIN, type Site } from './siteOfHost.ts';

/** On a local host: what stands for the pages of the product that a sandbox does not have. `url` says which one. */
export const ELSEWHERE_PAGE = '/elsewhere';

/** Below the product's domain: where an identity is verified. */
export const VERIFICATION_PAGE = '/user/accounts/verification';

/** Below the product's domain: where fiat money is deposited. */
export const FIAT_PAGE = '/fiat/trade/express';

/** Below /help: what to do about a deposit that has not arrived. */
export const DEPOSIT_HELP = '/deposits';

/** Below the product's domain: where sub-accounts are created, and where coins are moved between accounts. The specification names neither. */
export const SUB_ACCOUNTS_PAGE = '/user/accounts/sub-accounts';
export const TRANSFER_PAGE = '/user/assets/transfer';

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

const QUOTE_SOCKET_PATH = '/spot/ws/quote/v2';

/**
 * The quote socket's address without query (design.md section 3): the app config's if given (a path means this
 * origin), this origin on a local host, otherwise the product's ws2 host of the environment.
 */
export function quoteSocketUrl(
  site: Site,
  location: { protocol: string; host: string },
  configured?: string,
): string {
  const sameOrigin = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
  if (configured !== undefined) return configured.startsWith('/') ? sameOrigin + configured : configured;
  if (site.isLocal) return sameOrigin + QUOTE_SOCKET_PATH;
  const host = site.environment === 'testnet' ? 'ws2-testnet' : 'ws2';
  return `wss://${host}.${DOMAIN}${QUOTE_SOCKET_PATH}`;
}
