import { FILES_PATH } from '#sandbox/calls/files/filesPath.ts';

/** How long a browser may keep an answer. */
export const CACHING = {
  /** The name of the file has a hash of its content in it. */
  forever: 'public, max-age=31536000, immutable',
  /** Kept, and asked for with its ETag each time (product.md section 7). */
  revalidate: 'no-cache',
  /** About a user, or about this moment; every failure too. */
  never: 'no-store',
} as const;

/** One kind of address, and what every answer below it carries. */
export interface PathKind {
  readonly name: 'worker' | 'asset' | 'app' | 'static' | 'call' | 'file' | 'login' | 'other';
  /** Where its addresses begin. */
  readonly prefix: string;
  /** The content policy: the page's does not bind a SharedWorker (design.md section 9). */
  readonly policy: 'page' | 'worker';
  /** For an answer without failure. */
  readonly caching: (typeof CACHING)[keyof typeof CACHING];
  /** Whether pages of other origins may read it: a link to a file is the permission, and no cookie goes with it. */
  readonly isForAll: boolean;
}

const OWN = { policy: 'page', isForAll: false } as const;
const OTHER: PathKind = { ...OWN, name: 'other', prefix: '/', caching: CACHING.never };

/**
 * The one source of what is sent with which address: of the embedded exchange, and of the nginx configuration, which
 * scripts/writeNginxConf.ts makes of it. The first row whose prefix an address has counts.
 */
export const PATH_KINDS: readonly PathKind[] = [
  { ...OWN, name: 'worker', prefix: '/user/assets/workers/', policy: 'worker', caching: CACHING.forever },
  { ...OWN, name: 'asset', prefix: '/user/assets/assets/', caching: CACHING.forever },
  // Documents of every route, and the few files beside them whose names have no hash.
  { ...OWN, name: 'app', prefix: '/user/assets', caching: CACHING.revalidate },
  { ...OWN, name: 'static', prefix: '/common-static/', caching: CACHING.revalidate },
  { ...OWN, name: 'call', prefix: '/x-api/', caching: CACHING.never },
  { ...OWN, name: 'file', prefix: `${FILES_PATH}/`, caching: CACHING.never, isForAll: true },
  { ...OWN, name: 'login', prefix: '/login', caching: CACHING.revalidate },
  OTHER,
];

/** The kind of an address; a query makes no difference. */
export function kindOf(path: string): PathKind {
  return PATH_KINDS.find(({ prefix }) => path.startsWith(prefix)) ?? OTHER;
}
