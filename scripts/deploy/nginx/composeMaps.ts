import {
  type FrameAncestors,
  pagePolicy,
  workerPolicy,
} from '#sandbox/server/http/headers/contentPolicies.ts';
import { readerHeaders } from '#sandbox/server/http/headers/createHeaders.ts';
import { CACHING, PATH_KINDS, type PathKind } from '#sandbox/server/http/headers/pathKinds.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** An nginx `map` with a value for each kind of address; a row that changes nothing is left out. */
function composeMap(variable: string, writeValue: (kind: PathKind) => string): string {
  const differs = (kind: PathKind, at: number): boolean =>
    kind.prefix === '/' ||
    PATH_KINDS.slice(at + 1).some(
      (later) => kind.prefix.startsWith(later.prefix) && writeValue(later) !== writeValue(kind),
    );
  const rows = PATH_KINDS.filter(differs).map((kind) => {
    const key = kind.prefix === '/' ? 'default' : `~^${kind.prefix}`;
    return `    ${key} "${writeValue(kind)}";`;
  });
  return [`map $sluice_path ${variable} {`, ...rows, '}'].join('\n');
}

/** The content policies of an entry. */
export function composePolicies(
  variable: string,
  { appConfig }: SiteSettings,
  frameAncestors?: FrameAncestors,
): string {
  const policies = { page: pagePolicy(appConfig, frameAncestors), worker: workerPolicy(appConfig) };
  return composeMap(variable, ({ policy }) => policies[policy]);
}

/** Headers of createHeaders.ts that differ by the kind of an address, with the variable that holds each. */
export const READER_VARIABLES: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': '$sluice_resource_policy',
  'access-control-allow-origin': '$sluice_allow_origin',
  'access-control-expose-headers': '$sluice_expose_headers',
};

/** What all entries have in common. A header whose value is empty is not sent. */
export function composeSharedMaps(): string {
  return [
    ...Object.entries(READER_VARIABLES).map(([header, variable]) =>
      composeMap(variable, (kind) => readerHeaders(kind)[header] ?? ''),
    ),
    composeMap('$sluice_caching', ({ caching }) => caching),
    '# What is passed on keeps its own; a failure is never kept.',
    'map $sluice_passed$status $sluice_cache_control {',
    "    ~^passed '';",
    `    ~^[45] ${CACHING.never};`,
    '    default $sluice_caching;',
    '}',
    'map $http_upgrade $sluice_connection {',
    '    default upgrade;',
    "    '' close;",
    '}',
  ].join('\n');
}
