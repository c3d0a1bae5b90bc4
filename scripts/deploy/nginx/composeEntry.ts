import { API_BASE } from '#sandbox/server/api/addApiRoutes.ts';
import { COMMON_HEADERS } from '#sandbox/server/http/headers/createHeaders.ts';
import { PATH_KINDS, type PathKind } from '#sandbox/server/http/headers/pathKinds.ts';
import type { SiteSettings } from '../siteSettings.ts';
import { CLOSED_CALLS } from './closedCalls.ts';
import { READER_VARIABLES } from './composeMaps.ts';
import { proxyCalls, proxyPages, proxySockets } from './composeProxy.ts';
import { quotePath } from './quotePath.ts';

/** A page of the release: what is laid out in `pages/`, and the variable of its policies. */
export interface Entry {
  readonly serverName: string;
  readonly page: 'main' | 'framed';
  readonly policies: string;
}

const FIRST_PAGE = '/user/assets/exchange/index';
/** A year: browsers come back over TLS alone. */
const STRICT_TRANSPORT = 'max-age=31536000';

const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/plain': 'txt',
  'application/javascript': 'js',
  'application/json': 'json map',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'font/woff2': 'woff2',
};

const prefixOf = (name: PathKind['name']): string =>
  PATH_KINDS.find((kind) => kind.name === name)?.prefix ?? '/';

/** One `server` of the product: its documents, its files, and what it passes on to the exchange. */
export function composeEntry(settings: SiteSettings, { serverName, page, policies }: Entry): string {
  const { root, passed } = settings;
  const closed = page === 'framed' ? CLOSED_CALLS : [];
  return server([
    ...listen(settings, serverName),
    `root ${quotePath(`${root}/live/www`)};`,
    ...answerHeaders(settings, policies),
    ...fileRules(settings),
    `location = / { return 302 ${FIRST_PAGE}; }`,
    'location = /favicon.ico { return 302 /user/assets/favicon.svg; }',
    ...['worker', 'asset', 'static'].map(
      (name) => `location ^~ ${prefixOf(name as PathKind['name'])} { try_files $uri @missing; }`,
    ),
    'location = /user/assets { try_files /none @page; }',
    'location ^~ /user/assets/ { try_files $uri @page; }',
    'location / { try_files /none @missing; }',
    ...location('@page', [`root ${quotePath(`${root}/live/pages`)};`, `try_files /${page}.html =503;`]),
    ...missing(),
    ...closed.map((path) => `location = ${API_BASE}${path} { return 403; }`),
    ...location(`^~ ${prefixOf('call')}`, proxyCalls()),
    ...location(`^~ ${prefixOf('file')}`, proxyCalls()),
    ...location('^~ /spot/ws/', proxySockets()),
    ...passed.flatMap((path) => location(`^~ ${path}`, proxyPages())),
  ]);
}

/** The `server` of links to files, where they are on an origin of their own. */
export function composeFilesHost(settings: SiteSettings, serverName: string, policies: string): string {
  return server([
    ...listen(settings, serverName),
    ...answerHeaders(settings, policies),
    'location / { try_files /none @missing; }',
    ...missing(),
    ...location(`^~ ${prefixOf('file')}`, proxyCalls()),
  ]);
}

function listen({ listen, certificate, certificateKey }: SiteSettings, serverName: string): string[] {
  const addresses = listen === undefined ? ['443', '[::]:443'] : [`${listen.address}:${listen.https}`];
  return [
    ...addresses.map((address) => `listen ${address} ssl http2;`),
    `server_name ${serverName};`,
    `ssl_certificate ${quotePath(certificate)};`,
    `ssl_certificate_key ${quotePath(certificateKey)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:sluice:10m;',
    'server_tokens off;',
    'absolute_redirect off;',
    // The largest body that any call takes.
    'client_max_body_size 256k;',
    'limit_req_status 429;',
    'limit_conn_status 429;',
    'set $sluice_path $uri;',
    "set $sluice_passed '';",
  ];
}

/** Written once for a server and in no location, since one `add_header` there would drop all of these. */
function answerHeaders({ strictTransport }: SiteSettings, policies: string): string[] {
  const values = {
    ...COMMON_HEADERS,
    ...READER_VARIABLES,
    'content-security-policy': policies,
    'cache-control': '$sluice_cache_control',
    ...(strictTransport !== false && { 'strict-transport-security': STRICT_TRANSPORT }),
  };
  return Object.entries(values).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function fileRules({ hasBrotli }: SiteSettings): string[] {
  return [
    'charset utf-8;',
    'charset_types text/css text/plain application/javascript application/json;',
    'types {',
    ...Object.entries(TYPES).map(([type, endings]) => `    ${type} ${endings};`),
    '}',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    ...(hasBrotli ? ['brotli_static on;'] : []),
  ];
}

function missing(): string[] {
  // Whatever the address ends in, this is no such file.
  return location('@missing', ['types {}', 'default_type text/plain;', 'return 404 "Not found.\\n";']);
}

function location(path: string, lines: readonly string[]): string[] {
  return [`location ${path} {`, ...lines.map((line) => `    ${line}`), '}'];
}

function server(lines: readonly string[]): string {
  return ['server {', ...lines.map((line) => `    ${line}`), '}'].join('\n');
}
