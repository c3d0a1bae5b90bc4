/** Settings for the page, as the server puts them into the app-config block. */
export type AppConfigValues = Readonly<Record<string, unknown>>;

/**
 * Fields of the app config that may name another origin, which the page then has to be allowed to talk to. The page itself
 * does not read `filesUrl`: links to files come with answers of the exchange.
 */
const ADDRESS_FIELDS = ['quoteSocketUrl', 'apiBase', 'monitorUrl', 'filesUrl'] as const;
const ADDRESS_PROTOCOLS = new Set(['ws:', 'wss:', 'http:', 'https:']);

/** Pages that may show ours in a frame: none but in the entry for a mini app. */
export type FrameAncestors = "'none'" | `https://${string}`;

/** The content policy of documents, and of all that is no worker script. No origin is in it but those of the app config. */
export function pagePolicy(appConfig: AppConfigValues, frameAncestors: FrameAncestors = "'none'"): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    connectSrc(appConfig),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // Libraries add style elements; style attributes are refused, for React sets styles without them.
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** The content policy of worker scripts. */
export function workerPolicy(appConfig: AppConfigValues): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    connectSrc(appConfig),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function connectSrc(appConfig: AppConfigValues): string {
  const addresses = [...ADDRESS_FIELDS.map((field) => appConfig[field]), readAnalyticsUrl(appConfig)];
  const origins = addresses.map(readOrigin).filter((origin) => origin !== undefined);
  return ['connect-src', "'self'", ...new Set(origins)].join(' ');
}

/** The one address that is not a field itself. */
function readAnalyticsUrl({ analytics }: AppConfigValues): unknown {
  return typeof analytics === 'object' && analytics !== null && 'url' in analytics
    ? analytics.url
    : undefined;
}

/** The origin of an absolute address; paths belong to this origin anyway. */
function readOrigin(address: unknown): string | undefined {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  return url !== null && ADDRESS_PROTOCOLS.has(url.protocol) ? `${url.protocol}//${url.host}` : undefined;
}
