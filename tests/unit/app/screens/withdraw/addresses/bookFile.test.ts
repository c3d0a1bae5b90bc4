import { base64 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeContents } from '#app/screens/withdraw/addresses/bookFile/bookContents.ts';
import { readEnvelope } from '#app/screens/withdraw/addresses/bookFile/bookEnvelope.ts';
import { openBook, sealBook } from '#app/screens/withdraw/addresses/bookFile/sealBook.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { LONGEST_ADDRESS } from '#shared/text/longestAddress.ts';

const ENTRY: BookEntry = {
  ...{ id: 'entry-1', coin: 'USDT', chain: 'TRX', chainType: 'TRON (TRC20)' },
  ...{ address: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU', tag: '', remark: 'Ledger, cold' },
  ...{ addressType: 0, walletType: 1, ownership: 'self', verified: 1, status: 0, risk: 'LOW' },
  ...{ createAt: '1', atMs: 1_000, isPending: false, lockUntilMs: null, lastUsedAtMs: null },
};
const PASSWORD = 'correct horse 1';

const sealed = await sealBook([ENTRY], PASSWORD);
const file = sealed ?? '';
const change = (changed: object): string => JSON.stringify({ ...JSON.parse(file), ...changed });

describe('A file of the address book', () => {
  test('gives its entries back to the password, without the flag that frees them of codes', async () => {
    const opened = await openBook(file, PASSWORD);
    expect(opened).toEqual([
      {
        ...{ coin: 'USDT', chain: 'TRX', address: ENTRY.address, tag: '', remark: 'Ledger, cold' },
        ...{ addressType: 0, walletType: 1, ownership: 'self' },
      },
    ]);
  });

  test('shows nothing of what is in it', () => {
    expect(file).not.toContain('TQja');
    expect(file).not.toContain('Ledger');
    expect(file).not.toContain('USDT');
  });

  test('is another one each time, though the book and the password are the same', async () => {
    const again = JSON.parse((await sealBook([ENTRY], PASSWORD)) ?? '');
    const { kdf, cipher, data } = JSON.parse(file);
    expect([again.kdf.salt, again.cipher.iv, again.data]).not.toContain(kdf.salt);
    expect(again.cipher.iv).not.toBe(cipher.iv);
    expect(again.data).not.toBe(data);
  });

  test('says that the password is wrong, and not that the file is', async () => {
    expect(await openBook(file, 'correct horse 2')).toBe('wrongPassword');
    expect(await openBook(file, '')).toBe('wrongPassword');
  });

  test('says that it is damaged where a single character of it has changed', async () => {
    const { data } = JSON.parse(file);
    const flipped = data.replace(/^./, (first: string) => (first === 'A' ? 'B' : 'A'));
    expect(await openBook(change({ data: flipped }), PASSWORD)).toBe('damaged');
    expect(await openBook(change({ data: data.slice(4) }), PASSWORD)).toBe('damaged');
    expect(await openBook(file.slice(0, -20), PASSWORD)).toBe('damaged');
  });

  test('that an attacker changed does not open, though its checksum was made again', async () => {
    const parsed = JSON.parse(file);
    // Fewer rounds, so that the password is found sooner: the cipher has them authenticated.
    const kdf = { ...parsed.kdf, iterations: 100_000 };
    const head = [parsed.format, 1, 'PBKDF2', 'SHA-256', 100_000, kdf.salt, 'AES-GCM', parsed.cipher.iv];
    const whole = new Uint8Array([
      ...new TextEncoder().encode(JSON.stringify(head)),
      ...base64.decode(parsed.data),
    ]);
    const checksum = base64.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)));
    expect(await openBook(change({ kdf, checksum }), PASSWORD)).toBe('wrongPassword');
  });

  test.each([
    ['', 'notOurs'],
    ['{', 'notOurs'],
    ['[]', 'notOurs'],
    ['null', 'notOurs'],
    ['{"format":"another"}', 'notOurs'],
    [' '.repeat(1_048_577), 'tooLarge'],
  ] as const)('is not taken for one where it is none: %#', async (text, fault) => {
    expect(await openBook(text, PASSWORD)).toBe(fault);
  });

  test.each([
    ['a newer version', { version: 2 }, 'newer'],
    ['no version', { version: 'x' }, 'damaged'],
    ['a salt that is too short', { kdf: { ...JSON.parse(file).kdf, salt: 'AAAA' } }, 'damaged'],
    ['rounds that would take for ever', { kdf: { ...JSON.parse(file).kdf, iterations: 2 ** 31 } }, 'damaged'],
    ['hardly any rounds', { kdf: { ...JSON.parse(file).kdf, iterations: 1 } }, 'damaged'],
    ['another cipher', { cipher: { name: 'AES-CBC', iv: JSON.parse(file).cipher.iv } }, 'damaged'],
    ['data that are no base64', { data: '****' }, 'damaged'],
  ])('is refused with %s', (_title, changed, fault) => {
    expect(readEnvelope(change(changed))).toBe(fault);
  });

  test('never throws, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect(typeof (await openBook(text, PASSWORD))).toBe('string');
      }),
      { numRuns: 200 },
    );
  });

  test('says so where the browser can not encrypt', async () => {
    const bare = { subtle: undefined, getRandomValues: crypto.getRandomValues.bind(crypto) };
    expect(await sealBook([ENTRY], PASSWORD, bare)).toBeNull();
    expect(await openBook(file, PASSWORD, bare)).toBe('noCrypto');
  });
});

describe('The contents of a file', () => {
  test.each([
    ['hidden characters in an address', { address: 'TQja\u200b5' }],
    ['a name that turns the text around', { remark: 'a\u202eb' }],
    ['an address longer than any', { address: 'x'.repeat(LONGEST_ADDRESS + 1) }],
  ])('are refused with %s', async (_title, changed) => {
    const whole = { ...JSON.parse(writeContents([ENTRY])).entries[0], ...changed };
    const hostile = { ...ENTRY, ...whole } as BookEntry;
    // The page writes none of these itself.
    expect(() => writeContents([hostile])).toThrow();
  });
});
