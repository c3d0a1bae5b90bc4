import { cleanAddress } from '../cleanAddress.ts';
import { attempt } from '../codecs/bytes.ts';

export interface UriParts {
  /** In lower case. */
  readonly scheme: string;
  /** Between the scheme and the question mark, cleaned as an address is; the two slashes of `ton://` have gone. */
  readonly path: string;
  /** Decoded, by name in lower case; null where the URI has no question mark. */
  readonly params: ReadonlyMap<string, string> | null;
}

const SCHEME = /^\p{Default_Ignorable_Code_Point}*([a-zA-Z][a-zA-Z0-9+.-]{0,31}):(?:\/\/)?/u;

/**
 * Takes a URI apart. Null for what is none, cannot be decoded, or says one thing twice: a second amount is not an
 * oversight. A plus sign stays one, since only forms write it for a space.
 */
export function readUriParts(uri: string): UriParts | null {
  const [opening, scheme = ''] = SCHEME.exec(uri) ?? [];
  if (opening === undefined) return null;
  const [rest = ''] = uri.slice(opening.length).split('#', 1);
  const mark = rest.indexOf('?');
  const { text: path } = cleanAddress(mark === -1 ? rest : rest.slice(0, mark));
  const params = mark === -1 ? null : readParams(rest.slice(mark + 1));
  return mark !== -1 && params === null ? null : { scheme: scheme.toLowerCase(), path, params };
}

function readParams(query: string): ReadonlyMap<string, string> | null {
  const params = new Map<string, string>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const sign = pair.indexOf('=');
    const name = attempt(() => decodeURIComponent(sign === -1 ? pair : pair.slice(0, sign)));
    const value = attempt(() => (sign === -1 ? '' : decodeURIComponent(pair.slice(sign + 1))));
    if (name === null || value === null || params.has(name.toLowerCase())) return null;
    params.set(name.toLowerCase(), value);
  }
  return params;
}
