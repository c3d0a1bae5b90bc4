import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';

test('An address is shortened to its first and last six characters', () => {
  expect(shortenAddress('TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU')).toBe('TQja5M…oUtLcU');
});

test('A text of up to thirteen characters stays whole, since nothing would be gained', () => {
  fc.assert(fc.property(fc.string({ maxLength: 13 }), (text) => shortenAddress(text) === text));
});

test('A character that takes two places is never cut in half', () => {
  expect(shortenAddress('🙂🙂🙂🙂🙂🙂-middle-🙃🙃🙃🙃🙃🙃')).toBe('🙂🙂🙂🙂🙂🙂…🙃🙃🙃🙃🙃🙃');
});
