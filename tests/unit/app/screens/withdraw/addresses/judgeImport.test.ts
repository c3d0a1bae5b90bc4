import { describe, expect, test } from 'vitest';
import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import type { FileEntry } from '#app/screens/withdraw/addresses/bookFile/bookContents.ts';
import {
  type ImportTerms,
  judgeByExchange,
  judgeImport,
} from '#app/screens/withdraw/addresses/bookFile/judgeImport.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';

const EVM = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';
/** The same first four and last four characters, and another middle; one-case spelling needs no checksum. */
const LOOK_ALIKE = '0x16ec1111111111111111111111111111111be1f7';
const OTHER = '0x7b58fc607ecd0ddd7aeb623f3afb5299cccA8a95'.toLowerCase();
const TOKEN = `0x${'ab'.repeat(20)}`;

const chainOf = (code: string, format: string, mode: AddressChain['tag']['mode'] = 'forbidden') => ({
  ...{ code, label: code, format, tag: { mode, name: 'memo' }, contract: '' },
  contracts: code === 'ETH' ? [TOKEN] : [],
});
const CHAINS = [chainOf('ETH', 'evm'), chainOf('XRP', 'xrp', 'optional')];

const entry = (change: Partial<FileEntry> = {}): FileEntry => ({
  ...{ coin: 'ETH', chain: 'ETH', address: OTHER, tag: '', remark: 'Other', addressType: 0 },
  ...{ walletType: 1, ownership: 'self', ...change },
});
const saved = (change: Partial<FileEntry> = {}): BookEntry => ({
  ...entry({ address: EVM, remark: 'Ledger', ...change }),
  ...{
    id: 'e-1',
    chainType: '',
    verified: 0,
    status: 0,
    risk: 'LOW',
    createAt: '1',
    atMs: 1_000,
    isPending: false,
  },
  ...{ lockUntilMs: null, lastUsedAtMs: null },
});
const terms = (change: Partial<ImportTerms> = {}): ImportTerms => ({
  ...{ book: [saved()], room: 100, zone: '', ownUid: '20000001', chainsOf: () => CHAINS, ...change },
});
const kinds = (entries: readonly FileEntry[], change: Partial<ImportTerms> = {}) =>
  judgeImport(entries, terms(change)).map(({ verdict }) => verdict);

describe('The lines of an imported book', () => {
  test('are good where nothing is wrong with them, in the spelling to save', () => {
    const [line] = judgeImport([entry()], terms());
    expect(line).toMatchObject({ line: 1, verdict: { kind: 'good' } });
    // The checksum of the spelling is the page's own.
    expect(line?.address.toLowerCase()).toBe(OTHER);
  });

  test('are known where the book has them, in whatever spelling', () => {
    expect(kinds([entry({ address: EVM.toLowerCase(), remark: 'Again' })])).toEqual([{ kind: 'known' }]);
  });

  test('never pass where they look like an entry, or like one another', () => {
    expect(kinds([entry({ address: LOOK_ALIKE })])).toEqual([{ kind: 'lookAlike', name: 'Ledger' }]);
    const pair = [entry({ address: EVM, remark: 'One' }), entry({ address: LOOK_ALIKE, remark: 'Two' })];
    expect(kinds(pair, { book: [] })).toEqual([
      { kind: 'lookAlike', name: 'Two' },
      { kind: 'lookAlike', name: 'One' },
    ]);
  });

  test('never pass where the exchange knows an address that they look like', () => {
    const [line] = judgeImport([entry()], terms());
    if (line === undefined) throw new Error('No line.');
    const answer = { valid: true, code: 0, similarTo: [] };
    const twin = `${line.address.slice(0, 8)}${'0'.repeat(26)}${line.address.slice(-8)}`;
    const similarTo = [{ id: 'x', remark: '', address: twin }];
    expect(judgeByExchange(line, { ...answer, similarTo } as never).verdict).toEqual({
      kind: 'lookAlike',
      name: '',
    });
    expect(judgeByExchange(line, { ...answer, valid: false, code: 131075 } as never).verdict).toEqual({
      kind: 'code',
      code: 131075,
    });
    expect(judgeByExchange(line, answer as never).verdict).toEqual({ kind: 'good' });
  });

  test('are noted where they are like an entry, a line or an address of the exchange at one end', () => {
    const alike = `0x16ec04${'7'.repeat(34)}`;
    const [line] = judgeImport([entry({ address: alike })], terms());
    if (line === undefined) throw new Error('No line.');
    expect(line).toMatchObject({ verdict: { kind: 'good' }, similar: [{ id: 'e-1', remark: 'Ledger' }] });
    const pair = [entry({ address: alike }), entry({ address: EVM, remark: 'One' })];
    expect(judgeImport(pair, terms({ book: [] })).map(({ similar }) => similar[0]?.remark)).toEqual([
      'One',
      'Other',
    ]);
    const similarTo = [{ id: 'x', remark: 'Own', address: `0x${'1'.repeat(34)}777777` }];
    const answer = { valid: true, code: 0, similarTo };
    expect(judgeByExchange(line, answer as never).similar.map(({ remark }) => remark)).toEqual([
      'Ledger',
      'Own',
    ]);
  });

  test.each([
    ['a checksum that is wrong', { address: `${EVM.slice(0, -1)}8` }, 132002],
    ['an address of another network', { address: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU' }, 132001],
    ['Cyrillic letters in it', { address: EVM.replace('C', '\u0421') }, 132001],
    ['the contract of a token', { address: TOKEN }, 132008],
    ['a network that there is not', { chain: 'NONE' }, 131002],
    ['a memo where there is none', { tag: '7' }, 131081],
    [
      'a memo of another network',
      { chain: 'XRP', address: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d', tag: 'x' },
      131002,
    ],
  ])('are refused with %s', (_title, change, code) => {
    expect(kinds([entry(change)])).toEqual([{ kind: 'code', code }]);
  });

  test('are told apart from their own copies, and from names that are taken', () => {
    const copy = entry({ remark: 'Copy' });
    const named = entry({ address: `0x${'7c'.repeat(20)}`, remark: 'LEDGER' });
    expect(kinds([entry(), copy, named])).toEqual([
      { kind: 'good' },
      { kind: 'twice', line: 1 },
      { kind: 'remark' },
    ]);
  });

  test('end where the book is full', () => {
    const second = entry({ address: `0x${'7c'.repeat(20)}`, remark: 'Second' });
    expect(kinds([entry(), second], { room: 1 })).toEqual([{ kind: 'good' }, { kind: 'full' }]);
  });

  test('are added by hand where the law asks for their owner, or a country code is missing', () => {
    expect(kinds([entry()], { zone: 'HKG' })).toEqual([{ kind: 'owner' }]);
    const phone = entry({ chain: '', address: '5550100', addressType: 1, internalType: 'mobile' });
    expect(kinds([phone])).toEqual([{ kind: 'phone' }]);
  });
});
