import { COMMON_HEADERS } from '#sandbox/server/http/headers/createHeaders.ts';
import { REQUEST_TIMEOUT_MS } from '#workers/gateway/policy.ts';
import { CONNECT_TIMEOUT_MS, PING_INTERVAL_MS } from '#workers/quotes/policy.ts';
import { READER_VARIABLES } from './composeMaps.ts';

/** A page asks its socket for a sign of life every ping: three that stay without any answer end the connection. */
const SOCKET_SECONDS = (3 * PING_INTERVAL_MS) / 1000;
/** The page gives a call up first, so that it says why. */
const CALL_SECONDS = REQUEST_TIMEOUT_MS / 1000 + 5;
const CONNECT_SECONDS = CONNECT_TIMEOUT_MS / 1000;
/** Calls of one address: a page begins with a few dozen, and asks a few a minute while it rests. */
export const CALLS = { perSecond: 20, burst: 200 };
/** Sockets of one address: one of each browser behind it. */
const SOCKETS = 200;

const HIDDEN = ['content-security-policy', ...Object.keys(COMMON_HEADERS), ...Object.keys(READER_VARIABLES)];

const FORWARD = [
  'proxy_pass http://sluice_exchange;',
  'proxy_http_version 1.1;',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  `proxy_connect_timeout ${CONNECT_SECONDS}s;`,
];

const hide = (headers: readonly string[]): string[] =>
  headers.map((header) => `proxy_hide_header ${header};`);

/** A location of calls or files: headers are those of the table, whatever the exchange sends. */
export function proxyCalls(): string[] {
  return [
    ...FORWARD,
    "proxy_set_header Connection '';",
    `proxy_read_timeout ${CALL_SECONDS}s;`,
    `proxy_send_timeout ${CALL_SECONDS}s;`,
    `limit_req zone=sluice_calls burst=${CALLS.burst} nodelay;`,
    ...hide([...HIDDEN, 'cache-control']),
  ];
}

/** A location of the exchange's own pages, which say themselves how long they may be kept. */
export function proxyPages(): string[] {
  return [
    'set $sluice_passed passed;',
    ...FORWARD,
    "proxy_set_header Connection '';",
    `limit_req zone=sluice_calls burst=${CALLS.burst} nodelay;`,
    ...hide(HIDDEN),
  ];
}

/** The location of sockets. */
export function proxySockets(): string[] {
  return [
    ...FORWARD,
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Connection $sluice_connection;',
    'proxy_buffering off;',
    `proxy_read_timeout ${SOCKET_SECONDS}s;`,
    `proxy_send_timeout ${SOCKET_SECONDS}s;`,
    `limit_conn sluice_sockets ${SOCKETS};`,
  ];
}
