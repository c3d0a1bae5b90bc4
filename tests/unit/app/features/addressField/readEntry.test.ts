import { describe, expect, test } from 'vitest';
import { readTyped, readWhole } from '#app/features/addressField/readEntry.ts';
import { ADDRESS_SAMPLES } from '#tests/support/browser/addressChains.ts';

describe('What is put into the address field', () => {
  test('loses spaces, line breaks and invisible characters, and says so', () => {
    expect(readTyped(` TQja 5Mrg\n\u200bmzuS\u202e `)).toEqual({ text: 'TQja5MrgmzuS', isCleaned: true });
    expect(readTyped('TQja')).toEqual({ text: 'TQja', isCleaned: false });
  });

  test('is taken apart where it is a payment code, when it comes as a whole', () => {
    const code = `bitcoin:${ADDRESS_SAMPLES.btc}?amount=0.5`;
    expect(readWhole(code)).toMatchObject({
      text: ADDRESS_SAMPLES.btc,
      isCleaned: false,
      uri: { chain: 'BTC', amount: '0.5' },
    });
    expect(readTyped(code)).toEqual({ text: code, isCleaned: false });
  });

  test('says so where hidden characters were taken out of a code', () => {
    const [start, rest] = [ADDRESS_SAMPLES.btc.slice(0, 8), ADDRESS_SAMPLES.btc.slice(8)];
    expect(readWhole(`bitcoin:${start}\u200b${rest}`)).toMatchObject({
      text: ADDRESS_SAMPLES.btc,
      isCleaned: true,
    });
  });

  test('stays as it came where it is a code that cannot be used, with the reason', () => {
    const code = `bitcoin:${ADDRESS_SAMPLES.btc}?req-pop=1`;
    expect(readWhole(` ${code}\n`)).toEqual({
      text: code,
      isCleaned: false,
      refusal: { refused: 'required', name: 'req-pop' },
    });
  });
});
