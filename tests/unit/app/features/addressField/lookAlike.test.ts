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

  test('asks for characters that are not the known ones in another case', () => {
    const mine = 'TQx9FcWm3b7kPzR2sVtY5uNhA8gJdLoUtLcU12ab9Z';
    const trap = 'TQx9fcWm9b7kQQQ2sVtY5uNhA8gJdLoUtLcU12ab9Z';
    const question = askForMiddle(trap, [known(mine)]);
    expect(question).toMatchObject({ place: 3, characters: '9b7k' });
    expect(isMiddle(mine.slice(8, 12), question)).toBe(false);
    expect(isMiddle('9B7K', question)).toBe(true);
  });

  test('asks for the case as well where nothing else differs', () => {
    const mine = 'TQx9FcWm3b7kPzR2sVtY9Z12';
    const trap = 'TQx9fcWm3b7kPzR2sVtY9Z12';
    const question = askForMiddle(trap, [known(mine)]);
    expect(question).toEqual({ place: 2, characters: 'fcWm', isCased: true });
    expect(isMiddle('FcWm', question)).toBe(false);
    expect(isMiddle(' fcWm ', question)).toBe(true);
  });

  test('takes the four characters in either case, and nothing else', () => {
    const question = askForMiddle(TRAP, [known(MINE)]);
    expect(isMiddle(` ${question.characters.toUpperCase()} `, question)).toBe(true);
    expect(isMiddle('', question)).toBe(false);
    expect(isMiddle(MINE.slice(8, 12), question)).toBe(false);
  });
});
