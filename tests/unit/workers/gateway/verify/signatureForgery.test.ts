import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  buildChecker,
  buildKeyPair,
  ENGINES,
  MASK,
  md5,
  NOW_MS,
  signBlock,
  signText,
  toBytes,
  toHeader,
} from '#tests/support/signing.ts';
import { parseRsaKey } from '#workers/gateway/verify/parseRsaKey.ts';
import { createForgeVerify, loadForge } from '#workers/gateway/verify/rsaVerify.ts';

const BODY = '{"a":1}';
const BLOCK_BYTES = 256;
const { privateKey, publicKey } = buildKeyPair();
const MODULUS = Buffer.from(privateKey.export({ format: 'jwk' }).n ?? '', 'base64url');

const message = md5(BODY) + NOW_MS;
const sha256 = hashOf('sha256');
const INFO = '3031300d060960864801650304020105000420';

/** Everything here is signed with the true key: only the block's content is not what it has to be. */
const blocks: [what: string, block: Buffer][] = [
  ['block type 02', pad(Buffer.from(INFO, 'hex'), sha256, { type: 2 })],
  ['block type 00', pad(Buffer.from(INFO, 'hex'), sha256, { type: 0 })],
  ['a first byte that is not zero', pad(Buffer.from(INFO, 'hex'), sha256, { first: 1 })],
  ['one byte of padding that is not FF', change(pad(Buffer.from(INFO, 'hex'), sha256), 100, 0xfe)],
  ['padding of zeros', pad(Buffer.from(INFO, 'hex'), sha256, { fill: 0 })],
  ['no separator', change(pad(Buffer.from(INFO, 'hex'), sha256), BLOCK_BYTES - 52, 0xff)],
  ['short padding and garbage behind the hash', garbageBehind(8)],
  ['no padding and garbage behind the hash', garbageBehind(0)],
  ['one byte of garbage behind the hash', garbageBehind(BLOCK_BYTES - 3 - 51 - 1)],
  ['garbage inside of DigestInfo', withParameters('0482008a', 138)],
  ['parameters other than NULL', withParameters('0401', 1)],
  [
    'no parameters',
    pad(
      Buffer.from('302f300b0609608648016503040201', 'hex'),
      Buffer.concat([Buffer.from('0420', 'hex'), sha256]),
    ),
  ],
  ['a DigestInfo in long form', pad(Buffer.from('308131300d060960864801650304020105000420', 'hex'), sha256)],
  ['SHA-1', pad(Buffer.from('3021300906052b0e03021a05000414', 'hex'), hashOf('sha1'))],
  ['MD5', pad(Buffer.from('3020300c06082a864886f70d020505000410', 'hex'), hashOf('md5'))],
  ['SHA-512', pad(Buffer.from('3051300d060960864801650304020305000440', 'hex'), hashOf('sha512'))],
  [
    'SHA-384 under the name of SHA-256',
    pad(Buffer.from('3041300d060960864801650304020105000430', 'hex'), hashOf('sha384')),
  ],
  [
    'a hash that is cut',
    pad(Buffer.from('3030300d06096086480165030402010500041f', 'hex'), sha256.subarray(0, 31)),
  ],
  ['a hash without DigestInfo', pad(Buffer.alloc(0), sha256)],
  ['the hash of another message', pad(Buffer.from(INFO, 'hex'), createHash('sha256').update('x').digest())],
  [
    'the hash of the digest without the time',
    pad(Buffer.from(INFO, 'hex'), createHash('sha256').update(md5(BODY)).digest()),
  ],
  [
    'a hash with its last bit flipped',
    change(pad(Buffer.from(INFO, 'hex'), sha256), BLOCK_BYTES - 1, (sha256[31] ?? 0) ^ 1),
  ],
  ['nothing but one', change(Buffer.alloc(BLOCK_BYTES), BLOCK_BYTES - 1, 1)],
];

test('node-forge by itself takes no number that is not below the modulus, and none of another length', async () => {
  const key = parseRsaKey(publicKey);
  if (key === null) throw new Error('The key could not be read.');
  const verify = await createForgeVerify(key, loadForge);
  const { timestamp, signature, larger } = findLarger();
  const signed = new TextEncoder().encode(md5(BODY) + timestamp);
  expect(await verify(new Uint8Array(signature), signed)).toBe(true);
  for (const other of [larger, Buffer.concat([Buffer.alloc(1), signature])]) {
    expect(await verify(new Uint8Array(other), signed)).toBe(false);
  }
});

describe.each(ENGINES)('%s', (engine) => {
  const checker = buildChecker(engine, { v1: { publicKey, mask: MASK } });
  const codeOf = async (signature: Uint8Array, timestamp = NOW_MS): Promise<number | null> => {
    const { reportCode } = await checker.check(toBytes(BODY), toHeader(signature, { timestamp }), NOW_MS);
    return reportCode;
  };

  test('accepts the one right block', async () => {
    const block = pad(Buffer.from(INFO, 'hex'), sha256);
    expect(await codeOf(signBlock(block, privateKey))).toBeNull();
    expect(signBlock(block, privateKey)).toEqual(signText(BODY, privateKey));
  });

  test.each(blocks)('refuses a block with %s', async (_what, block) => {
    expect(block).toHaveLength(BLOCK_BYTES);
    expect(await codeOf(signBlock(block, privateKey))).toBe(79992);
  });

  test('refuses signatures of any other length', async () => {
    const signature = signText(BODY, privateKey);
    const others = [
      signature.subarray(1),
      signature.subarray(0, -1),
      Buffer.concat([Buffer.alloc(1), signature]),
      Buffer.concat([signature, Buffer.alloc(1)]),
      Buffer.from([1]),
      Buffer.concat([signature, signature]),
    ];
    for (const other of others) expect(await codeOf(other)).toBe(79992);
  });

  test('refuses numbers that are no remainders of the modulus, though they would come to the right block', async () => {
    const { timestamp, signature, larger } = findLarger();
    expect(larger).toHaveLength(BLOCK_BYTES);
    expect(await codeOf(signature, timestamp)).toBeNull();
    expect(await codeOf(larger, timestamp)).toBe(79992);
    expect(await codeOf(MODULUS)).toBe(79992);
    expect(await codeOf(Buffer.alloc(BLOCK_BYTES, 0xff))).toBe(79992);
  });

  test('refuses zero, one and the modulus less one', async () => {
    const lessOne = Buffer.from(MODULUS);
    lessOne[BLOCK_BYTES - 1] = (lessOne[BLOCK_BYTES - 1] ?? 1) - 1;
    for (const number of [
      Buffer.alloc(BLOCK_BYTES),
      change(Buffer.alloc(BLOCK_BYTES), BLOCK_BYTES - 1, 1),
      lessOne,
    ]) {
      expect(await codeOf(number)).toBe(79992);
    }
  });

  test('refuses a signature with any single bit flipped', async () => {
    const signature = signText(BODY, privateKey);
    for (let at = 0; at < BLOCK_BYTES; at += 15) {
      expect(await codeOf(change(signature, at, (signature[at] ?? 0) ^ 0x10))).toBe(79992);
    }
  });

  test('refuses a cube root of a block that begins well, since keys with exponent 3 are refused', async () => {
    const weak = buildKeyPair(2048, 3);
    const forged = cubeRoot(garbageBehind(8));
    const open = buildChecker(engine, { v1: { publicKey: weak.publicKey, mask: MASK } });
    expect(await open.check(toBytes(BODY), toHeader(forged), NOW_MS)).toMatchObject({
      status: 'FAIL',
      reportCode: 79991,
    });
  });
});

/**
 * A signature, and the number that is larger by the modulus and so has the same power. Mostly that is a byte longer, which
 * alone would have it refused: the time is chosen so that it is not.
 */
function findLarger(): { timestamp: number; signature: Buffer; larger: Buffer } {
  const modulus = BigInt(`0x${MODULUS.toString('hex')}`);
  for (let timestamp = NOW_MS; ; timestamp += 1) {
    const signature = signText(BODY, privateKey, timestamp);
    const larger = (BigInt(`0x${signature.toString('hex')}`) + modulus).toString(16);
    if (larger.length === 2 * BLOCK_BYTES)
      return { timestamp, signature, larger: Buffer.from(larger, 'hex') };
  }
}

/** 00 01 FF … FF 00, then what is hashed and how. */
function pad(info: Buffer, hash: Buffer, { first = 0, type = 1, fill = 0xff } = {}): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES, fill);
  block[0] = first;
  block[1] = type;
  const content = Buffer.concat([Buffer.alloc(1), info, hash]);
  content.copy(block, BLOCK_BYTES - content.length);
  return block;
}

/** As Bleichenbacher forged signatures in 2006: less padding, and the rest free for the forger. */
function garbageBehind(paddingBytes: number): Buffer {
  const head = Buffer.concat([
    Buffer.from([0, 1]),
    Buffer.alloc(paddingBytes, 0xff),
    Buffer.alloc(1),
    Buffer.from(INFO, 'hex'),
    sha256,
  ]);
  return Buffer.concat([head, Buffer.alloc(BLOCK_BYTES - head.length, 0x5a)]);
}

/** The same inside of the algorithm's parameters, where lenient parsers do not look. */
function withParameters(header: string, garbageBytes: number): Buffer {
  const parameters = Buffer.concat([Buffer.from(header, 'hex'), Buffer.alloc(garbageBytes, 0x5a)]);
  const algorithm = sequence(Buffer.concat([Buffer.from('0609608648016503040201', 'hex'), parameters]));
  const info = sequence(Buffer.concat([algorithm, Buffer.from('0420', 'hex'), sha256]));
  return pad(info, Buffer.alloc(0));
}

function sequence(content: Buffer): Buffer {
  const length = content.length < 0x80 ? [content.length] : [0x81, content.length];
  return Buffer.concat([Buffer.from([0x30, ...length]), content]);
}

function hashOf(name: string): Buffer {
  return createHash(name).update(message).digest();
}

function change(bytes: Uint8Array, at: number, byte: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = byte;
  return changed;
}

/** The smallest number whose cube is at least the block. */
function cubeRoot(block: Buffer): Buffer {
  const target = BigInt(`0x${block.toString('hex')}`);
  let [lower, upper] = [0n, 1n << 700n];
  while (lower < upper) {
    const middle = (lower + upper) / 2n;
    if (middle ** 3n < target) lower = middle + 1n;
    else upper = middle;
  }
  return Buffer.from(lower.toString(16).padStart(2 * BLOCK_BYTES, '0'), 'hex');
}
