import { cleanAddress } from '../cleanAddress.ts';
import { attempt } from '../codecs/bytes.ts';

export interface UriParam {
  /** In lower case. */
  readonly name: string;
  /** Null where it is badly escaped. */
  readonly value: string | null;
}

export interface UriParts {
  /** In lower case; "" for a bare address with parameters behind it. */
  readonly scheme: string;
  /** Between the scheme and the question mark, cleaned as an address is; the two slashes of `ton://` have gone. */
  readonly path: string;
  /** Spaces or hidden characters were taken out of the path. */
  readonly isCleaned: boolean;
  /** In their order; null where the URI has no question mark. */
  readonly params: readonly UriParam[] | null;
}

const SCHEME = /^\p{Default_Ignorable_Code_Point}*([a-zA-Z][a-zA-Z0-9+.-]{0,31}):(?:\/\/)?/u;
/** A bare address has parameters only where one of them has a value. */
const BARE = /^[^?:/]{1,256}\?[^?]*=/u;

/**
 * Takes a URI apart. Null for what is none. A plus sign stays one, since only forms write it for a space. What follows a number
 * sign is left out only where no question mark comes after it: labels such as "Order #42" are often not escaped, and what stands
 * behind them may be the amount or the tag.
 */
export function readUriParts(uri: string): UriParts | null {
  const [opening = '', scheme = ''] = SCHEME.exec(uri) ?? [];
  if (opening === '' && !BARE.test(uri)) return null;
  const rest = uri.slice(opening.length);
  const mark = rest.indexOf('?');
  const { text: path, isChanged } = cleanAddress(
    mark === -1 ? rest.replace(/#.*$/su, '') : rest.slice(0, mark),
  );
  return {
    ...{ scheme: scheme.toLowerCase(), path, isCleaned: isChanged },
    params: mark === -1 ? null : readParams(rest.slice(mark + 1)),
  };
}

/** What HTML writes for the sign between two parameters, and what comes along when its source is copied. */
const ESCAPED_SIGN = /&(?:amp|#0*38|#x0*26);/gi;

function readParams(query: string): readonly UriParam[] {
  return query
    .replace(ESCAPED_SIGN, '&')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const sign = pair.indexOf('=');
      const rawName = sign === -1 ? pair : pair.slice(0, sign);
      const name = attempt(() => decodeURIComponent(rawName)) ?? rawName;
      const value = sign === -1 ? '' : decodeValue(pair.slice(sign + 1));
      return { name: cleanAddress(name).text.toLowerCase(), value };
    });
}

/** A number sign ends an address where it is not escaped: whether it is a part of the value, nothing says. */
function decodeValue(raw: string): string | null {
  return raw.includes('#') ? null : attempt(() => decodeURIComponent(raw));
}
