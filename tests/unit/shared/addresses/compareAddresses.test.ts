import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAddresses } from '#shared/addresses/compareAddresses.ts';

const EVM = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';
const TRON = 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU';

describe('Two addresses', () => {
  test.each([
    ['the same one', EVM, EVM, 'none'],
    ['the same one in other letters', EVM, EVM.toLowerCase(), 'none'],
    [
      'first and last four alike',
      EVM,
      '0x16EC111111111111111111111111111111111E1F7'.replace('111E1F7', '1E1F7'),
      'look-alike',
    ],
    ['first four alike, the last three', EVM, `0x16EC${'2'.repeat(33)}1F7`, 'none'],
    ['six alike at the start', EVM, `0x16EC04${'2'.repeat(34)}`, 'similar'],
    ['six alike at the end', EVM, `0x${'2'.repeat(34)}3bE1F7`, 'similar'],
    ['five alike at the end', EVM, `0x${'2'.repeat(35)}bE1F7`, 'none'],
    ['only what the chain puts in front alike', TRON, `T${'z'.repeat(33)}`, 'none'],
    ['names of four characters', 'abcd', 'abce', 'none'],
    // Solana has no prefix: what begins like TRON or Bitcoin is compared from its first character on.
    [
      'no prefix though it looks like one',
      `Tabc${'x'.repeat(36)}wxyz`,
      `Tabc${'y'.repeat(36)}wxyz`,
      'look-alike',
    ],
    ['a digit that is no prefix', `1abc${'x'.repeat(36)}wxyz`, `1abc${'y'.repeat(36)}wxyz`, 'look-alike'],
    [
      'behind a prefix of one letter',
      `T1abc${'x'.repeat(25)}wxyz`,
      `T1abc${'y'.repeat(25)}wxyz`,
      'look-alike',
    ],
    ['capitals alone that differ, where they count', TRON, TRON.replace('mzuS2W', 'MZUs2w'), 'look-alike'],
    ['hex in capitals', EVM, `0x${EVM.slice(2).toUpperCase()}`, 'none'],
  ] as const)('%s', (_what, one, other, likeness) => {
    expect(compareAddresses(one, other)).toBe(likeness);
    expect(compareAddresses(other, one)).toBe(likeness);
  });

  test('that differ in the middle alone always look alike', () => {
    const body = fc.stringMatching(/^[0-9a-f]{40}$/);
    fc.assert(
      fc.property(body, body, (one, two) => {
        const forged = one.slice(0, 4) + two.slice(4, 36) + one.slice(36);
        fc.pre(forged !== one);
        expect(compareAddresses(`0x${one}`, `0x${forged}`)).toBe('look-alike');
      }),
    );
  });
});
