/** The product's domain, the brand as keys spell it and as the page shows it: another brand is one change each. */
export const DOMAIN = 'sluice.example';
export const PRODUCT = 'sluice';
export const BRAND = 'Sluice';

/** `USA` has no host of its own in the table below: it is asked for by name, or named by the app config's `hosts`. */
export const SITE_IDS = ['SLUICE', 'EU', 'NLD', 'HKG', 'ARE', 'TUR', 'KAZ', 'ISLAMIC', 'USA'] as const;
export type SiteId = (typeof SITE_IDS)[number];
export type Environment = 'mainnet' | 'testnet' | 'test' | 'sitnet';

export interface Site {
  readonly id: SiteId;
  readonly environment: Environment;
  /** API and socket are on the page's own origin. */
  readonly isLocal: boolean;
}

const SITE_BY_SUBDOMAIN: Readonly<Record<string, SiteId>> = {
  www: 'SLUICE',
  eu: 'EU',
  nl: 'NLD',
  hk: 'HKG',
  ae: 'ARE',
  tr: 'TUR',
  kz: 'KAZ',
  islamic: 'ISLAMIC',
};

const ENVIRONMENT_BY_INFIX: Readonly<Record<string, Environment>> = {
  '': 'mainnet',
  '-testnet': 'testnet',
  '-test': 'test',
  '-sitnet': 'sitnet',
};

/** Sites of host names, in lower case, that a deployment adds to the table of this file. */
export type SiteByHost = Readonly<Record<string, SiteId>>;

/**
 * The site of a host name (design.md section 5): `eu-testnet.sluice.example` is EU on testnet; an unknown host is
 * the global site on mainnet; a local host is the global site under test, or the site asked for by name. Names are
 * the same in either case, and with the dot of a fully qualified one at the end. `hosts` is looked at first; it changes
 * the site of a host, never its environment.
 */
export function siteOfHost(host: string, asked?: string | null, hosts: SiteByHost = {}): Site {
  const hostname = host.toLowerCase().replace(/\.$/, '');
  const given = Object.hasOwn(hosts, hostname) ? hosts[hostname] : undefined;
  if (isLocalHost(hostname)) {
    const id = SITE_IDS.find((candidate) => candidate === asked) ?? given ?? 'SLUICE';
    return { id, environment: 'test', isLocal: true };
  }
  const site = siteByName(hostname);
  return given === undefined ? site : { ...site, id: given };
}

function siteByName(hostname: string): Site {
  const suffix = `.${DOMAIN}`;
  const name = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : '';
  const [, subdomain = '', infix = ''] = /^([a-z0-9]+)(-[a-z]+)?$/.exec(name) ?? [];
  const id = Object.hasOwn(SITE_BY_SUBDOMAIN, subdomain) ? SITE_BY_SUBDOMAIN[subdomain] : undefined;
  const environment = Object.hasOwn(ENVIRONMENT_BY_INFIX, infix) ? ENVIRONMENT_BY_INFIX[infix] : undefined;
  if (id === undefined || environment === undefined) {
    return { id: 'SLUICE', environment: 'mainnet', isLocal: false };
  }
  return { id, environment, isLocal: false };
}

/** Loopback and private addresses, and names without a public domain, "sandbox-host": a developer's or a tester's machine. */
function isLocalHost(hostname: string): boolean {
  return (
    /^[^.:[\]]+$/.test(hostname) ||
    hostname.endsWith('.localhost') ||
    hostname.endsWith('.local') ||
    hostname === '[::1]' ||
    hostname === '0.0.0.0' ||
    /^(?:127|10)\.\d+\.\d+\.\d+$/.test(hostname) ||
    /^192\.168\.\d+\.\d+$/.test(hostname) ||
    /^172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+$/.test(hostname)
  );
}

/** The product's version marker (product.md section 9): what support asks a user for. The same as in package.json. */
export const VERSION = '1.1.0';
