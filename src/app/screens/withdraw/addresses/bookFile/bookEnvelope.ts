import { base64 } from '@scure/base';
import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** As a full book with the longest addresses never is: 200 entries of 2 kB, in base64. */
export const MOST_BYTES = 1_048_576;

export const FORMAT = `${PRODUCT}-address-book`;
export const VERSION = 1;

/** OWASP's figure for PBKDF2 with SHA-256. */
export const ITERATIONS = 600_000;
/** A file may ask for more, but for no more than a slow phone does in some seconds. */
const ROUNDS = { min: 100_000, max: 2_000_000 } as const;

export const SALT_BYTES = 16;
export const IV_BYTES = 12;
const TAG_BYTES = 16;
const SUM_BYTES = 32;

function bytes(min: number, max = min) {
  return v.pipe(
    v.string(),
    v.maxLength(MOST_BYTES),
    v.rawTransform<string, Uint8Array<ArrayBuffer>>(({ dataset, addIssue, NEVER }) => {
      try {
        const decoded = Uint8Array.from(base64.decode(dataset.value));
        if (decoded.length >= min && decoded.length <= max) return decoded;
      } catch {
        // The issue below says it.
      }
      addIssue({ message: 'is no such text in base64' });
      return NEVER;
    }),
  );
}

/** How the password becomes a key, and how the key is used; it is authenticated with the contents. */
const Header = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  kdf: v.object({
    name: v.literal('PBKDF2'),
    hash: v.literal('SHA-256'),
    iterations: v.pipe(v.number(), v.integer(), v.minValue(ROUNDS.min), v.maxValue(ROUNDS.max)),
    salt: bytes(SALT_BYTES),
  }),
  cipher: v.object({ name: v.literal('AES-GCM'), iv: bytes(IV_BYTES) }),
});

const Envelope = v.object({
  ...Header.entries,
  data: bytes(TAG_BYTES, MOST_BYTES),
  /** SHA-256 over all else, which tells damage from a wrong password. Against attackers the cipher protects, not this sum. */
  checksum: bytes(SUM_BYTES),
});

export type Header = Omit<Envelope, 'data' | 'checksum'>;
export type Envelope = v.InferOutput<typeof Envelope>;

export type EnvelopeFault = 'tooLarge' | 'notOurs' | 'newer' | 'damaged';

/** Reads a file's text as far as that goes without the password. Everything in it may have been written by an attacker. */
export function readEnvelope(text: string): Envelope | EnvelopeFault {
  if (text.length > MOST_BYTES) return 'tooLarge';
  const parsed = parse(text);
  if (typeof parsed !== 'object' || parsed === null) return text.includes(FORMAT) ? 'damaged' : 'notOurs';
  if (Reflect.get(parsed, 'format') !== FORMAT) return 'notOurs';
  const version: unknown = Reflect.get(parsed, 'version');
  if (Number.isSafeInteger(version) && Number(version) > VERSION) return 'newer';
  const read = v.safeParse(Envelope, parsed);
  return read.success ? read.output : 'damaged';
}

export function writeEnvelope({ kdf, cipher, data, checksum, ...named }: Envelope): string {
  return JSON.stringify({
    ...named,
    kdf: { ...kdf, salt: base64.encode(kdf.salt) },
    cipher: { ...cipher, iv: base64.encode(cipher.iv) },
    data: base64.encode(data),
    checksum: base64.encode(checksum),
  });
}

/** The header in one spelling, for the cipher and the checksum. */
export function headerBytes({ format, version, kdf, cipher }: Header): Uint8Array<ArrayBuffer> {
  const { name, hash, iterations, salt } = kdf;
  const said = [
    format,
    version,
    name,
    hash,
    iterations,
    base64.encode(salt),
    cipher.name,
    base64.encode(cipher.iv),
  ];
  return Uint8Array.from(new TextEncoder().encode(JSON.stringify(said)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
