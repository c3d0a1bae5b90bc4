/**
 * The login token in the readable session cookie (design.md section 5), null for a guest. Never stored or logged. To read
 * more than one cookie, pass `document.cookie` read once: each time the browser may ask another process.
 */
export function readUserToken(cookies = document.cookie): string | null {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith('UserToken='));
  const token = entry?.slice('UserToken='.length) ?? '';
  return token === '' ? null : token;
}

const GUID_COOKIE = 'Guid';
/** product.md section 9: the Guid cookie is kept for 120 minutes and has 36 characters. */
const KEPT_S = 120 * 60;
const GUID_SHAPE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The device's Guid. The page makes one when the cookie is absent or not one (design.md section 5). */
export function readGuid(cookies = document.cookie): string {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${GUID_COOKIE}=`));
  const known = entry?.slice(GUID_COOKIE.length + 1) ?? '';
  if (GUID_SHAPE.test(known)) return known;
  const guid = createGuid();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in insecure contexts.
  document.cookie = `${GUID_COOKIE}=${guid}; Path=/; Max-Age=${KEPT_S}; SameSite=Lax${secure}`;
  return guid;
}

/** A random UUID (RFC 9562 version 4). `crypto.randomUUID` is missing in insecure contexts; getRandomValues is not. */
function createGuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** product.md section 9: a trace id is tracked for 60000 ms. */
const TRACKED_MS = 60_000;

/** Hands out the trace id of this minute, for the `X-Client-Tag` header and for monitoring. */
export function createTraceIds(now: () => number, createId: () => string): () => string {
  let traceId = '';
  let untilMs = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() >= untilMs) {
      traceId = createId();
      untilMs = now() + TRACKED_MS;
    }
    return traceId;
  };
}
