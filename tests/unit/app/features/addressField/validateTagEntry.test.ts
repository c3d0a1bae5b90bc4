import { describe, expect, test } from 'vitest';
import { type TagEntry, validateTagEntry } from '#app/features/addressField/validateTagEntry.ts';
import { ADDRESS_CHAINS as CHAINS } from '#tests/support/browser/addressChains.ts';

const XRP: TagEntry = {
  text: '',
  chain: CHAINS.XRP,
  embedded: undefined,
  isNoneConfirmed: false,
  code: null,
};

describe('The tag field', () => {
  test('asks whether the receiver needs none where a tag is optional and missing', () => {
    expect(validateTagEntry(XRP)).toEqual({ kind: 'asking' });
    expect(validateTagEntry({ ...XRP, isNoneConfirmed: true })).toEqual({ kind: 'ready', tag: '' });
  });

  test('keeps leading zeros and drops blanks at the ends', () => {
    expect(validateTagEntry({ ...XRP, text: ' 00123 ' })).toEqual({ kind: 'ready', tag: '00123' });
  });

  test('goes by the tag inside of the address, whatever was typed before', () => {
    expect(validateTagEntry({ ...XRP, embedded: '12345' })).toEqual({ kind: 'ready', tag: '12345' });
    for (const text of ['1', '12345', 'abc']) {
      expect(validateTagEntry({ ...XRP, text, embedded: '12345' })).toEqual({ kind: 'ready', tag: '12345' });
    }
  });

  test('leaves out what was typed where the network takes no tag', () => {
    expect(validateTagEntry({ ...XRP, chain: CHAINS.TRX, text: '1' })).toEqual({ kind: 'ready', tag: '' });
  });

  test('takes a number as it is drawn, with gaps', () => {
    expect(validateTagEntry({ ...XRP, text: '1048 8293' })).toEqual({ kind: 'ready', tag: '10488293' });
  });

  test('refuses what is no tag of the network, and a missing one where it is needed', () => {
    expect(validateTagEntry({ ...XRP, text: 'abc' })).toMatchObject({ kind: 'wrong', code: 131002 });
    const required = { ...CHAINS.XRP, tag: { mode: 'required', name: 'memo' } } as const;
    expect(validateTagEntry({ ...XRP, chain: required })).toMatchObject({ kind: 'wrong', code: 132003 });
  });

  test('says what the exchange says of it', () => {
    const entry = { ...XRP, isNoneConfirmed: true, code: 132003 };
    expect(validateTagEntry(entry)).toEqual({ kind: 'wrong', problem: 'required', code: 132003 });
  });
});
