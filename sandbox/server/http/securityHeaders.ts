/** Settings for the page, as the server puts them into the app-config block. */
export type AppConfigValues = Readonly<Record<string, unknown>>;

/**
 * Fields of the app config that may name another origin, which the page then has to be allowed to talk to.
 */
const ADDRESS_FIELDS = ['quoteSocketUrl', 'apiBase', 'monitorUrl'] as const;
const ADDRESS_PROTOCOLS = new Set(['ws:', 'wss:', 'http:', 'https:']);

/**
 * Workers have a folder of their own, because the page's policy does not bind a SharedWorker (design.md
 * section 9).
 */
const WORKER_PATH = '/user/assets/workers/';

const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The camera is for scanning the QR code of an address.
  'permissions-policy': ['camera=(self)', ...DISABLED_FEATURES.map((feature) => `${feature}=()`)].join(', '),
} as const;

/**
 * Creates the function from a request's path to the security headers of its answer. No origin appears in them
 * but those the app config names, so the sandbox can stand behind a proxy under any name.
 */
export function createSecurityHeaders(appConfig: AppConfigValues): (path: string) => Record<string, string> {
  const connectSrc = ["'self'", ...listOrigins(appConfig)].join(' ');
  const pageHeaders = { ...COMMON_HEADERS, 'content-security-policy': pagePolicy(connectSrc) };
  const workerHeaders = { ...COMMON_HEADERS, 'content-security-policy': workerPolicy(connectSrc) };
  return (path) => (path.startsWith(WORKER_PATH) ? workerHeaders : pageHeaders);
}

function pagePolicy(connectSrc: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `connect-src ${connectSrc}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // Libraries add style elements; style attributes are refused, for React sets styles without them.
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

function workerPolicy(connectSrc: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${connectSrc}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function listOrigins(appConfig: AppConfigValues): string[] {
  const addresses = [...ADDRESS_FIELDS.map((field) => appConfig[field]), readAnalyticsUrl(appConfig)];
  const origins = addresses.map(readOrigin).filter((origin) => origin !== undefined);
  return [...new Set(origins)];
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
