import type { SiteSettings } from '../siteSettings.ts';
import { composeEntry, composeFilesHost } from './composeEntry.ts';
import { composePolicies, composeSharedMaps } from './composeMaps.ts';
import { CALLS } from './composeProxy.ts';

const HEAD = `# Written by scripts/writeNginxConf.ts from a file of settings (deploy/site.json) and the table of headers that the embedded
# exchange is made of too (sandbox/server/http/headers/): change those. It belongs into the http block of nginx, which in
# Debian reads /etc/nginx/sites-enabled/. docs/deployment.md says what each part is for.`;

/** The nginx configuration of a product. */
export function composeNginxConf(settings: SiteSettings): string {
  const { serverName, framed, filesServerName, exchange, listen } = settings;
  const main = { serverName, page: 'main', policies: '$sluice_policy' } as const;
  const names = [serverName, framed?.serverName, filesServerName].filter((name) => name != null);
  const parts = [
    HEAD,
    composeSharedMaps(),
    composePolicies('$sluice_policy', settings),
    framed === null ? '' : composePolicies('$sluice_framed_policy', settings, framed.ancestor),
    `limit_req_zone $binary_remote_addr zone=sluice_calls:10m rate=${CALLS.perSecond}r/s;`,
    'limit_conn_zone $binary_remote_addr zone=sluice_sockets:10m;',
    ['upstream sluice_exchange {', `    server ${exchange};`, '    keepalive 32;', '}'].join('\n'),
    composeEntry(settings, main),
    framed === null
      ? ''
      : composeEntry(settings, {
          serverName: framed.serverName,
          page: 'framed',
          policies: '$sluice_framed_policy',
        }),
    filesServerName === null ? '' : composeFilesHost(settings, filesServerName, '$sluice_policy'),
    composeRedirect(names, listen),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A request without TLS is sent to where there is TLS. */
function composeRedirect(names: readonly string[], listen: SiteSettings['listen']): string {
  const addresses = listen === undefined ? ['80', '[::]:80'] : [`${listen.address}:${listen.http}`];
  const port = listen === undefined ? '' : `:${listen.https}`;
  return [
    'server {',
    ...addresses.map((address) => `    listen ${address};`),
    `    server_name ${names.join(' ')};`,
    '    server_tokens off;',
    `    return 301 https://$host${port}$request_uri;`,
    '}',
  ].join('\n');
}
