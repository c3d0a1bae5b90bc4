import { createHash, createPublicKey } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCanonicalJson } from '#sandbox/server/signing/canonicalJson.ts';
import { loadSigningKey } from '#sandbox/server/signing/signingKey.ts';
import { checkSignature, timeOf } from './support/checkSignature.ts';
import { createDataDir } from './support/createDataDir.ts';
import { START_MS } from './support/createManualTime.ts';
import { ASSETS, openVisitor, PROFILE } from './support/openVisitor.ts';
import { startSandbox } from './support/startSandbox.ts';

describe('The canonical text', () => {
  it('is that of the vector in design.md', () => {
    const text = writeCanonicalJson(JSON.parse('{"b":[2,{"d":null,"c":"é"}],"a":1.50,"ret_code":0}'));
    expect(text).toBe('{"a":1.5,"b":[2,{"c":"é","d":null}],"ret_code":0}');
    expect(createHash('md5').update(text).digest('hex')).toBe('03f28dfa20fe9198ead71c713ad2f994');
  });

  it('sorts keys by UTF-16 code units, integer-like ones too', () => {
    const text = '{"b":1,"10":2,"9":3,"A":4,"":5,"\u{1f600}":6,"\uffee":7,"__proto__":{"b":1,"a":2}}';
    expect(writeCanonicalJson(JSON.parse(text))).toBe(
      '{"":5,"10":2,"9":3,"A":4,"__proto__":{"a":2,"b":1},"b":1,"\u{1f600}":6,"\uffee":7}',
    );
  });

  it('leaves out what JSON leaves out', () => {
    expect(writeCanonicalJson({ b: undefined, a: [true, 'x"\n'] })).toBe('{"a":[true,"x\\"\\n"]}');
  });
});

describe('The signature', () => {
  it.each([
    ['GET', PROFILE, {}],
    ['GET', `${ASSETS}/exchange-rate?name=EUR`, {}],
    ['GET', `${ASSETS}/coin-list`, {}],
    ['GET', `${ASSETS}/coin-config?coin=USDT`, {}],
    ['GET', '/v2/public/country-list', {}],
    ['POST', '/v3/config/web', { keys: [], siteId: 'SLUICE' }],
    ['POST', '/v3/config/banner', { position: 'top', lang: 'en' }],
    ['POST', '/logout', {}],
  ])('of %s %s verifies with the key that pages are given', async (verb, path, body) => {
    const { sandbox } = await startSandbox();
    const visitor = openVisitor(sandbox);
    const login = await visitor.login();
    expect(checkSignature(sandbox, login.text, login.headers['x-signature'])).toBe(true);
    const { text, headers, status } = await (verb === 'GET' ? visitor.get(path) : visitor.post(path, body));
    expect(status).toBe(200);
    expect(checkSignature(sandbox, text, headers['x-signature'])).toBe(true);
    expect(timeOf(headers['x-signature'])).toBe(START_MS);
    expect(checkSignature(sandbox, text.replace('OK', 'OL'), headers['x-signature'])).toBe(false);
  });

  it('is not on business errors', async () => {
    const { sandbox } = await startSandbox();
    const { headers, body } = await openVisitor(sandbox).get(PROFILE);
    expect(body.ret_code).toBe(10007);
    expect(headers).not.toHaveProperty('x-signature');
  });
});

describe('The signing key', () => {
  it('is one that clients trust: RSA, 2048 bits, e = 65537', async () => {
    const { publicKey } = await loadSigningKey();
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(key.asymmetricKeyType).toBe('rsa');
    expect(key.asymmetricKeyDetails).toEqual({ modulusLength: 2048, publicExponent: 65537n });
  });

  it('survives a restart on the same data directory', async () => {
    const dataDir = join(await createDataDir(), 'made', 'anew');
    const before = await startSandbox({ dataDir });
    const { text, headers } = await openVisitor(before.sandbox).get('/v2/public/country-list');
    await before.sandbox.close();
    const { sandbox } = await startSandbox({ dataDir });
    expect(sandbox.pageConfig).toEqual(before.sandbox.pageConfig);
    expect(checkSignature(sandbox, text, headers['x-signature'])).toBe(true);
  });

  it('can be read by its owner alone', async () => {
    const dataDir = join(await createDataDir(), 'data');
    await loadSigningKey(dataDir);
    const files = await readdir(dataDir);
    expect(files).toEqual(['signing-key.json']);
    expect((await stat(join(dataDir, 'signing-key.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  it('differs between data directories, and the mask with it', async () => {
    const [one, other] = [
      await loadSigningKey(await createDataDir()),
      await loadSigningKey(await createDataDir()),
    ];
    expect(one.publicKey).not.toBe(other.publicKey);
    expect(one.mask).not.toBe(other.mask);
  });

  it('is one for processes that start on the same directory at once', async () => {
    const dataDir = await createDataDir();
    const keys = await Promise.all([1, 2, 3].map(() => loadSigningKey(dataDir)));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(await readdir(dataDir)).toHaveLength(1);
  });

  it('is not replaced when its file cannot be read, which would make every page distrust the exchange', async () => {
    const dataDir = await createDataDir();
    const path = join(dataDir, 'signing-key.json');
    await writeFile(path, '{"privateKey":');
    await expect(loadSigningKey(dataDir)).rejects.toThrow(path);
    expect(await readFile(path, 'utf8')).toBe('{"privateKey":');
    const blocked = join(dataDir, 'blocked');
    await mkdir(join(blocked, 'signing-key.json'), { recursive: true });
    await expect(loadSigningKey(blocked)).rejects.toThrow('SANDBOX_DATA');
  });
});
