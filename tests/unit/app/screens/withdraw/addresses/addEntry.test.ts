import { describe, expect, test } from 'vitest';
import { findSaved, findSavedUser } from '#app/screens/withdraw/addresses/add/findSaved.ts';
import { ownerFields, validateOwner, writeOwner } from '#app/screens/withdraw/addresses/ownerAnswers.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { dialCountry, writeDial } from '#app/screens/withdraw/users/dialCountry.ts';
import { tidyAccount, validateAccount } from '#app/screens/withdraw/users/validateAccount.ts';

const EVM = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';
const ETH = {
  ...{ code: 'ETH', label: 'Ethereum', format: 'evm', contracts: [], contract: '' },
  tag: { mode: 'forbidden', name: '' },
} as const;
const saved = (coin: string): BookEntry => ({
  ...{ id: `e-${coin}`, coin, chain: 'ETH', chainType: '', address: EVM, tag: '', remark: coin },
  ...{ addressType: 0, walletType: 1, ownership: 'self', verified: 0, status: 0, risk: 'LOW' },
  ...{ createAt: '1', atMs: 1_000, isPending: false, lockUntilMs: null, lastUsedAtMs: null },
});

describe('An address that is added', () => {
  const find = (coins: readonly string[], coin: string) =>
    findSaved(coins.map(saved), { coin, chain: ETH, address: EVM, tag: '' });

  test('is the same entry only for the same coin', () => {
    expect(find(['USDT'], 'USDT')).toMatchObject({ kind: 'same', entry: { coin: 'USDT' } });
    expect(find(['USDT'], 'USDC')).toEqual({ kind: 'none' });
  });

  test('is joined with an entry for all coins, and the other way round', () => {
    expect(find(['baseCoin'], 'USDT')).toMatchObject({ kind: 'joined', entry: { coin: 'baseCoin' } });
    expect(find(['USDT'], 'baseCoin')).toMatchObject({ kind: 'joined', entry: { coin: 'USDT' } });
    expect(find(['baseCoin', 'USDT'], 'USDT')).toMatchObject({ kind: 'same' });
  });
});

describe('The owner of an address', () => {
  const own = { ownership: 'self', answers: { walletType: '0' } } as const;

  test('need not be named where no law asks', () => {
    expect(ownerFields(own, '')).toEqual(['walletType', 'vaspCode']);
    expect(validateOwner('vaspCode', own, '')).toBeNull();
    expect(writeOwner(own, '')).toEqual({ walletType: 0, ownership: 'self' });
  });

  test('is named where a law asks, and what was entered for another choice is not sent', () => {
    const answers = {
      walletType: '1',
      vaspCode: 'tulip',
      legalType: 'individual',
      firstName: ' Ho ',
      lastName: 'Hong',
    };
    const owner = { ownership: 'other', answers: { ...answers, companyName: 'Old Ltd' } } as const;
    expect(ownerFields(owner, 'HKG')).toEqual(['walletType', 'legalType', 'firstName', 'lastName']);
    expect(writeOwner(owner, 'HKG')).toEqual({
      ...{ walletType: 1, ownership: 'other', legalType: 'individual', firstName: 'Ho', lastName: 'Hong' },
    });
    expect(validateOwner('firstName', { ownership: 'self', answers: {} }, 'HKG')).toEqual({
      kind: 'missing',
    });
  });
});

describe('A recipient inside of the exchange', () => {
  test.each([
    ['uid', '12345', '', true],
    ['uid', '1234', '', false],
    ['uid', '1234567890123', '', false],
    ['uid', '12a45', '', false],
    ['email', 'A@B.example', '', true],
    ['email', 'a@b@c', '', false],
    ['email', `${'a'.repeat(250)}@b.example`, '', false],
    ['mobile', '(555) 01-00', '49', true],
    ['mobile', '5550100', '', false],
    ['mobile', '123', '49', false],
  ] as const)('by %s %j with country code %j is possible: %j', (internalType, account, areaCode, isRight) => {
    expect(validateAccount({ internalType, account, areaCode })).toBe(isRight);
  });

  test('has one spelling', () => {
    expect(tidyAccount({ internalType: 'email', account: ' A@B.example ' })).toBe('a@b.example');
    expect(tidyAccount({ internalType: 'mobile', account: '(555) 01-00' })).toBe('5550100');
  });
});

describe('A user who is in the book', () => {
  const user = (internalType: 'uid' | 'mobile'): BookEntry => ({
    ...saved('baseCoin'),
    ...{ chain: '', address: '12345678', addressType: 1, internalType },
  });
  const find = (entry: BookEntry, internalType: 'uid' | 'mobile') =>
    findSavedUser([entry], { internalType, account: '12345678', coin: 'baseCoin' });

  test('is one of the same kind, and not the phone with the same digits', () => {
    expect(find(user('uid'), 'uid')).toBeDefined();
    expect(find(user('mobile'), 'uid')).toBeUndefined();
    expect(find(user('uid'), 'mobile')).toBeUndefined();
  });

  test('is not found by a phone, whose dial code the book does not say', () => {
    expect(find(user('mobile'), 'mobile')).toBeUndefined();
  });
});

describe('The dial code of a phone', () => {
  const LIST = [
    { code2: 'CA', dial: '1' },
    { code2: 'DE', dial: '+49' },
    { code2: 'US', dial: '1' },
  ];

  test('keeps its country, whatever the exchange guesses', () => {
    expect(dialCountry(LIST, '+49', ['', 'US'])).toBe('DE');
    expect(dialCountry(LIST, '+1', ['', 'US'])).toBe('US');
    expect(dialCountry(LIST, '1', ['CA', 'US'])).toBe('CA');
    expect(dialCountry(LIST, '1', ['', 'DE'])).toBe('CA');
    expect(dialCountry(LIST, '44', ['', 'US'])).toBe('');
    expect(dialCountry(LIST, '', ['', 'US'])).toBe('');
  });

  test('is written with one plus', () => {
    expect([writeDial('49'), writeDial('+49')]).toEqual(['+49', '+49']);
  });
});
