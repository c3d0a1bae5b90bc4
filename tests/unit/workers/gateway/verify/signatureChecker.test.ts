import { describe, expect, test, vi } from 'vitest';
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
import { loadForge } from '#workers/gateway/verify/rsaVerify.ts';

const { privateKey, publicKey } = buildKeyPair();
const KEYS = { v1: { publicKey, mask: MASK } };
const BODY = '{"ret_code":0, "a":1.50,"z":"\\u00e9"}';
const VERBATIM = '{"a":1.50,"ret_code":0,"z":"\\u00e9"}';
const RESTRINGIFIED = '{"a":1.5,"ret_code":0,"z":"é"}';
const HEADER = toHeader(signText(VERBATIM, privateKey));
const FIVE_MINUTES_MS = 300_000;

describe.each(ENGINES)('a signature checked by %s', (engine) => {
  const checker = buildChecker(engine, KEYS);
  const codeOf = async (header: string, body = BODY, nowMs = NOW_MS): Promise<number | null> => {
    const outcome = await checker.check(toBytes(body), header, nowMs);
    expect(outcome).toMatchObject(outcome.reportCode === null ? { status: 'SUCCESS' } : { status: 'FAIL' });
    return outcome.reportCode;
  };

  test('over the tokens as received is valid', async () => {
    expect(await checker.check(toBytes(BODY), HEADER, NOW_MS)).toEqual({
      status: 'SUCCESS',
      form: 'verbatim',
      signedMs: NOW_MS,
      reportCode: null,
      clockOffMs: null,
      text: BODY,
    });
  });

  test('over the re-stringified body is valid, and the form is reported', async () => {
    const header = toHeader(signText(RESTRINGIFIED, privateKey));
    expect(await checker.check(toBytes(BODY), header, NOW_MS)).toEqual({
      status: 'SUCCESS',
      form: 'restringified',
      signedMs: NOW_MS,
      reportCode: null,
      clockOffMs: null,
      text: BODY,
    });
  });

  test('holds for any order of members and any white space, and for no other body', async () => {
    expect(await codeOf(HEADER, ' { "z" : "\\u00e9", "a":1.50 ,\n"ret_code": 0 }')).toBeNull();
    for (const other of [
      '{"ret_code":1,"a":1.50,"z":"\\u00e9"}',
      '{"ret_code":0,"a":1.50}',
      '{"ret_code":0,"a":1.5,"z":"é"}',
      '{}',
    ]) {
      expect(await codeOf(HEADER, other)).toBe(79992);
    }
  });

  test('over the examples in design.md is valid', async () => {
    const body = '{"b":[2,{"d":null,"c":"é"}],"a":1.50,"ret_code":0}';
    const verbatim = toHeader(signText('{"a":1.50,"b":[2,{"c":"é","d":null}],"ret_code":0}', privateKey));
    const restringified = toHeader(signText('{"a":1.5,"b":[2,{"c":"é","d":null}],"ret_code":0}', privateKey));
    expect(await checker.check(toBytes(body), verbatim, NOW_MS)).toMatchObject({ form: 'verbatim' });
    expect(await checker.check(toBytes(body), restringified, NOW_MS)).toMatchObject({
      form: 'restringified',
    });
  });

  test('of another time, another key or another mask is invalid', async () => {
    expect(await codeOf(toHeader(signText(VERBATIM, privateKey, NOW_MS), { timestamp: NOW_MS + 1 }))).toBe(
      79992,
    );
    expect(await codeOf(toHeader(signText(VERBATIM, buildKeyPair().privateKey)))).toBe(79992);
    expect(await codeOf(toHeader(signText(VERBATIM, privateKey), { mask: 'other' }))).toBe(79992);
  });

  test('is malformed with any other number of parts, in anything but strict base64, or without a time in digits', async () => {
    const [version = '', signature = '', timestamp = ''] = HEADER.split('.');
    const lastLetter = signature.at(-3) ?? '';
    const strayBits = `${signature.slice(0, -3)}${String.fromCharCode(lastLetter.charCodeAt(0) + 1)}==`;
    const headers = [
      '',
      '.',
      '..',
      '...',
      version,
      `${version}.${signature}`,
      `${HEADER}.`,
      `${HEADER}.x`,
      `.${signature}.${timestamp}`,
      `${version}..${timestamp}`,
      `${version}.${signature}.`,
      `${version}.${signature.replace(/=+$/, '')}.${timestamp}`,
      `${version}.${signature}=.${timestamp}`,
      `${version}. ${signature}.${timestamp}`,
      `${version}.${signature.slice(0, 8)}\n${signature.slice(8)}.${timestamp}`,
      `${version}.-_${signature.slice(2)}.${timestamp}`,
      `${version}.${strayBits}.${timestamp}`,
      `${version}.====.${timestamp}`,
      ...['-1', '+1', '1e3', '0x1', ' 1', '1 ', '1,5', '١', 'NaN'].map(
        (time) => `${version}.${signature}.${time}`,
      ),
      `${HEADER}, ${HEADER}`,
    ];
    expect(strayBits).not.toBe(signature);
    for (const header of headers) expect(`${header} ${await codeOf(header)}`).toBe(`${header} 79990`);
  });

  test('on a body that is not JSON, not UTF-8, or repeats a name is malformed', async () => {
    for (const body of ['', '{', '[1,]', '\uFEFF{}', '{"a":1,"a":1}', '{"a":1,"\\u0061":1}']) {
      expect(await codeOf(toHeader(signText(body, privateKey)), body)).toBe(79990);
    }
    const broken = [
      [0x22, 0xff, 0x22],
      [0x22, 0xc0, 0xaf, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22],
      [0x22, 0xc3],
    ];
    for (const bytes of broken) {
      const outcome = await checker.check(Uint8Array.from(bytes), HEADER, NOW_MS);
      expect(outcome).toMatchObject({
        status: 'FAIL',
        form: null,
        signedMs: null,
        reportCode: 79990,
        text: null,
      });
    }
  });

  test('is within its time up to five minutes either way', async () => {
    for (const nowMs of [NOW_MS - FIVE_MINUTES_MS, NOW_MS + FIVE_MINUTES_MS])
      expect(await codeOf(HEADER, BODY, nowMs)).toBeNull();
    for (const nowMs of [NOW_MS - FIVE_MINUTES_MS - 1, NOW_MS + FIVE_MINUTES_MS + 1, 0, Number.NaN]) {
      expect(await codeOf(HEADER, BODY, nowMs)).toBe(79993);
    }
    // More digits than a clock can show.
    const huge = '9'.repeat(400);
    expect(await codeOf(toHeader(signText(VERBATIM, privateKey, huge), { timestamp: huge }))).toBe(79990);
  });

  test('says when it was signed where only its time is wrong, and nothing where it is not of this body', async () => {
    const nowMs = NOW_MS - 10 * FIVE_MINUTES_MS;
    const late = { form: 'verbatim', signedMs: NOW_MS, clockOffMs: 10 * FIVE_MINUTES_MS, reportCode: 79993 };
    expect(await checker.check(toBytes(BODY), HEADER, nowMs)).toMatchObject(late);
    const forged = toHeader(signText('{}', privateKey));
    expect(await checker.check(toBytes(BODY), forged, nowMs)).toMatchObject({
      signedMs: null,
      reportCode: 79992,
    });
  });

  test('of an unknown version cannot be checked, whatever objects inherit', async () => {
    for (const version of ['v2', 'V1', '__proto__', 'constructor', 'toString', ' v1']) {
      expect(await codeOf(toHeader(signText(VERBATIM, privateKey), { version }))).toBe(79991);
    }
  });

  test('gives the text of the body back, whatever is wrong with the signature', async () => {
    for (const header of ['', HEADER.replace('v1', 'v2'), toHeader(new Uint8Array(256))]) {
      expect(await checker.check(toBytes(BODY), header, NOW_MS)).toMatchObject({
        status: 'FAIL',
        text: BODY,
      });
    }
  });

  test('is checked with the key of its own version', async () => {
    const second = buildKeyPair(3072);
    const both = buildChecker(engine, { ...KEYS, v2: { publicKey: second.publicKey, mask: 'm' } });
    const header = toHeader(signText(VERBATIM, second.privateKey), { version: 'v2', mask: 'm' });
    expect(await both.check(toBytes(BODY), header, NOW_MS)).toMatchObject({ status: 'SUCCESS' });
    expect(await both.check(toBytes(BODY), HEADER, NOW_MS)).toMatchObject({ status: 'SUCCESS' });
    const mixed = toHeader(signText(VERBATIM, privateKey), { version: 'v2', mask: 'm' });
    expect(await both.check(toBytes(BODY), mixed, NOW_MS)).toMatchObject({ reportCode: 79992 });
  });

  test('under an empty mask cannot be checked', async () => {
    const unmasked = buildChecker(engine, { v1: { publicKey, mask: '' } });
    expect(await unmasked.check(toBytes(BODY), HEADER, NOW_MS)).toMatchObject({ reportCode: 79991 });
  });
});

describe('the engine’s cryptography', () => {
  test('imports a key once, however many signatures are checked', async () => {
    const { subtle } = globalThis.crypto;
    const importKey = vi.fn(subtle.importKey.bind(subtle) as SubtleCrypto['importKey']);
    const counted = { importKey, verify: subtle.verify.bind(subtle) } as unknown as SubtleCrypto;
    const checker = buildChecker('webcrypto', KEYS, { subtle: counted });
    await Promise.all([1, 2, 3].map(() => checker.check(toBytes(BODY), HEADER, NOW_MS)));
    expect(importKey).toHaveBeenCalledTimes(1);
  });

  test('is not asked for node-forge where there is WebCrypto, and only once where there is none', async () => {
    const load = vi.fn(loadForge);
    await buildChecker('webcrypto', KEYS, { loadForge: load }).check(toBytes(BODY), HEADER, NOW_MS);
    expect(load).not.toHaveBeenCalled();
    const checker = buildChecker('forge', KEYS, { loadForge: load });
    await checker.check(toBytes(BODY), HEADER, NOW_MS);
    await checker.check(toBytes(BODY), HEADER, NOW_MS);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('cannot check while node-forge fails to load, and can afterwards', async () => {
    const load = vi.fn(loadForge).mockRejectedValueOnce(new Error('offline'));
    const checker = buildChecker('forge', KEYS, { loadForge: load });
    expect(await checker.check(toBytes(BODY), HEADER, NOW_MS)).toMatchObject({
      reportCode: 79991,
      text: BODY,
    });
    expect(await checker.check(toBytes(BODY), HEADER, NOW_MS)).toMatchObject({ status: 'SUCCESS' });
  });

  test('that throws makes a check fail and not reject', async () => {
    const broken = {
      importKey: async () => ({}),
      verify: () => {
        throw new Error('broken');
      },
    } as unknown as SubtleCrypto;
    const checker = buildChecker('webcrypto', KEYS, { subtle: broken });
    expect(await checker.check(toBytes(BODY), HEADER, NOW_MS)).toMatchObject({
      status: 'FAIL',
      reportCode: 79991,
      text: BODY,
    });
  });
});
