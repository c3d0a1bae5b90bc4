import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  buildChecker,
  buildKeyPair,
  ENGINES,
  MASK,
  NOW_MS,
  signText,
  toBytes,
  toHeader,
} from '#tests/support/signing.ts';
import { parseRsaKey } from '#workers/gateway/verify/parseRsaKey.ts';

const { publicKey, privateKey } = buildKeyPair();
const DER = Buffer.from(publicKey, 'base64');
/** The modulus, of 257 bytes with its leading zero, ends before the five bytes of the exponent. */
const MODULUS_AT = DER.length - 5 - 257;
const EXPONENT_AT = DER.length - 3;

function withBytes(at: number, ...bytes: number[]): string {
  const changed = Buffer.from(DER);
  changed.set(bytes, at);
  return changed.toString('base64');
}

function spkiOf(type: 'ec' | 'ed25519' | 'rsa-pss'): string {
  const pair =
    type === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : type === 'rsa-pss'
        ? generateKeyPairSync('rsa-pss', { modulusLength: 2048 })
        : generateKeyPairSync('ed25519');
  return pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}

const bad: [what: string, key: string][] = [
  ['nothing', ''],
  ['no base64', '!'],
  ['PEM', `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`],
  ['base64 with a line break', `${publicKey.slice(0, 64)}\n${publicKey.slice(64)}`],
  ['no DER', Buffer.from('public key').toString('base64')],
  ['a key that is cut', DER.subarray(0, -1).toString('base64')],
  ['a byte behind the key', Buffer.concat([DER, Buffer.alloc(1)]).toString('base64')],
  ['an elliptic curve', spkiOf('ec')],
  ['Ed25519', spkiOf('ed25519')],
  ['a key for RSASSA-PSS only', spkiOf('rsa-pss')],
  ['a key that is wrapped as PKCS#1', DER.subarray(24).toString('base64')],
  ['1024 bits', buildKeyPair(1024).publicKey],
  ['2047 bits in 256 bytes', withBytes(MODULUS_AT, 0, 0x7f)],
  ['a negative modulus', withBytes(MODULUS_AT, 0x80)],
  ['an even modulus', withBytes(MODULUS_AT + 256, 2)],
  ['exponent 3', buildKeyPair(2048, 3).publicKey],
  ['exponent 65535', withBytes(EXPONENT_AT, 0x00, 0xff, 0xff)],
  ['an even exponent', withBytes(EXPONENT_AT, 1, 0, 2)],
  ['a negative exponent', withBytes(EXPONENT_AT, 0x81, 0, 1)],
  ['a length in indefinite form', withBytes(1, 0x80)],
  ['a length beyond the end', withBytes(2, 0xff)],
];

test('a key of 2048 or 3072 bits is read', () => {
  for (const bits of [2048, 3072]) {
    const key = parseRsaKey(buildKeyPair(bits).publicKey);
    expect(key?.modulus).toHaveLength(bits / 8);
    expect(key && [...key.exponent]).toEqual([1, 0, 1]);
  }
});

describe('a signature cannot be checked with', () => {
  test.each(bad)('%s', async (_what, key) => {
    expect(parseRsaKey(key)).toBeNull();
    for (const engine of ENGINES) {
      const checker = buildChecker(engine, { v1: { publicKey: key, mask: MASK } });
      const outcome = await checker.check(toBytes('{}'), toHeader(signText('{}', privateKey)), NOW_MS);
      expect(outcome).toMatchObject({ status: 'FAIL', reportCode: 79991 });
    }
  });
});
