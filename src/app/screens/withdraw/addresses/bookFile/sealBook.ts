import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { type FileEntry, readContents, writeContents } from './bookContents.ts';
import {
  type Envelope,
  type EnvelopeFault,
  FORMAT,
  type Header,
  headerBytes,
  ITERATIONS,
  IV_BYTES,
  readEnvelope,
  SALT_BYTES,
  VERSION,
  writeEnvelope,
} from './bookEnvelope.ts';

/** Where the browser can't encrypt (a page that was not loaded safely) there is no `subtle`. */
type Cryptography = Pick<Crypto, 'getRandomValues'> & { readonly subtle: SubtleCrypto | undefined };

export type OpenFault =
  | EnvelopeFault
  /** The file is as it was saved, and the password is another one. */
  | 'wrongPassword'
  /** The file opens, and no address book is in it. */
  | 'contents'
  | 'noCrypto';

/** Encrypts an address book under a password: AES-256-GCM, with a key of PBKDF2. Null where the browser can't. */
export async function sealBook(
  rows: readonly BookEntry[],
  password: string,
  cryptography: Cryptography = crypto,
): Promise<string | null> {
  const { subtle } = cryptography;
  if (subtle === undefined) return null;
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    kdf: {
      name: 'PBKDF2',
      hash: 'SHA-256',
      iterations: ITERATIONS,
      salt: cryptography.getRandomValues(new Uint8Array(SALT_BYTES)),
    },
    cipher: { name: 'AES-GCM', iv: cryptography.getRandomValues(new Uint8Array(IV_BYTES)) },
  };
  const key = await deriveKey(subtle, password, header, 'encrypt');
  const sealed = await subtle.encrypt(
    algorithmOf(header),
    key,
    new TextEncoder().encode(writeContents(rows)),
  );
  const data = new Uint8Array(sealed);
  return writeEnvelope({ ...header, data, checksum: await sumOf(subtle, { ...header, data }) });
}

/** Opens what sealBook wrote. Everything in the file is read through schemas, since it may come from anywhere. */
export async function openBook(
  text: string,
  password: string,
  { subtle }: Pick<Cryptography, 'subtle'> = crypto,
): Promise<readonly FileEntry[] | OpenFault> {
  if (subtle === undefined) return 'noCrypto';
  const envelope = readEnvelope(text);
  if (typeof envelope === 'string') return envelope;
  const sum = await sumOf(subtle, envelope);
  if (sum.some((byte, at) => byte !== envelope.checksum[at])) return 'damaged';
  const key = await deriveKey(subtle, password, envelope, 'decrypt');
  try {
    const opened = await subtle.decrypt(algorithmOf(envelope), key, envelope.data);
    return readContents(new TextDecoder('utf-8', { fatal: true }).decode(opened)) ?? 'contents';
  } catch (error) {
    return error instanceof TypeError ? 'contents' : 'wrongPassword';
  }
}

async function deriveKey(
  subtle: SubtleCrypto,
  password: string,
  { kdf: { salt, iterations } }: Header,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  // One spelling of what looks the same on every keyboard.
  const typed = new TextEncoder().encode(password.normalize('NFC'));
  const raw = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return subtle.deriveKey(derivation, raw, { name: 'AES-GCM', length: 256 }, false, [use]);
}

function algorithmOf(header: Header): AesGcmParams {
  return { name: 'AES-GCM', iv: header.cipher.iv, additionalData: headerBytes(header) };
}

async function sumOf(
  subtle: SubtleCrypto,
  { data, ...header }: Omit<Envelope, 'checksum'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const head = headerBytes(header);
  const whole = new Uint8Array(head.length + data.length);
  whole.set(head);
  whole.set(data, head.length);
  return new Uint8Array(await subtle.digest('SHA-256', whole));
}
