import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askForMiddle, findResemblance, groupsOf, isMiddle } from '#app/features/addressField/lookAlike.ts';

const MINE = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';
const TRAP = '0x16EC99999999999999999999999999999999E1F7';
const known = (address: string) => ({ id: address, remark: '', address });

describe('The guard against look-alikes', () => {
  test('stops at the same first and last four characters with another middle', () => {
    expect(findResemblance(TRAP, [known(MINE)]).lookAlikes).toEqual([known(MINE)]);
    expect(findResemblance(MINE, [known(MINE)]).lookAlikes).toEqual([]);
  });

  test('notes six equal characters at one end', () => {
    const similar = `0x16EC04${'9'.repeat(34)}`;
    expect(findResemblance(similar, [known(MINE)])).toEqual({ lookAlikes: [], similar: [known(MINE)] });
  });

  test('asks for four characters that tell the address from the known one', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(hex, hex, (one, two) => {
        fc.pre(one !== two);
        const [address, other] = [`0x16ec${one}e1f7`, `0x16ec${two}e1f7`];
        const { place, characters } = askForMiddle(address, [known(other)]);
        expect(characters).toHaveLength(4);
        expect(groupsOf(address)[place - 1]).toBe(characters);
        expect(groupsOf(other)[place - 1]).not.toBe(characters);
      }),
    );
  });

  test('takes the four characters in either case, and nothing else', () => {
    const question = askForMiddle(TRAP, [known(MINE)]);
    expect(isMiddle(` ${question.characters.toUpperCase()} `, question)).toBe(true);
    expect(isMiddle('', question)).toBe(false);
    expect(isMiddle(MINE.slice(8, 12), question)).toBe(false);
  });
});
