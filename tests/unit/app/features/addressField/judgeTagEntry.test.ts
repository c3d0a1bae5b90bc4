import { describe, expect, test } from 'vitest';
import { judgeTagEntry, type TagEntry } from '#app/features/addressField/judgeTagEntry.ts';
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
    expect(judgeTagEntry(XRP)).toEqual({ kind: 'asking' });
    expect(judgeTagEntry({ ...XRP, isNoneConfirmed: true })).toEqual({ kind: 'ready', tag: '' });
  });

  test('keeps leading zeros and drops blanks at the ends', () => {
    expect(judgeTagEntry({ ...XRP, text: ' 00123 ' })).toEqual({ kind: 'ready', tag: '00123' });
  });

  test('goes by the tag inside of the address, whatever was typed before', () => {
    expect(judgeTagEntry({ ...XRP, embedded: '12345' })).toEqual({ kind: 'ready', tag: '12345' });
    for (const text of ['1', '12345', 'abc']) {
      expect(judgeTagEntry({ ...XRP, text, embedded: '12345' })).toEqual({ kind: 'ready', tag: '12345' });
    }
  });

  test('leaves out what was typed where the network takes no tag', () => {
    expect(judgeTagEntry({ ...XRP, chain: CHAINS.TRX, text: '1' })).toEqual({ kind: 'ready', tag: '' });
  });

  test('takes a number as it is drawn, with gaps', () => {
    expect(judgeTagEntry({ ...XRP, text: '1048 8293' })).toEqual({ kind: 'ready', tag: '10488293' });
  });

  test('refuses what is no tag of the network, and a missing one where it is needed', () => {
    expect(judgeTagEntry({ ...XRP, text: 'abc' })).toMatchObject({ kind: 'wrong', code: 131002 });
    const required = { ...CHAINS.XRP, tag: { mode: 'required', name: 'memo' } } as const;
    expect(judgeTagEntry({ ...XRP, chain: required })).toMatchObject({ kind: 'wrong', code: 132003 });
  });

  test('says what the exchange says of it', () => {
    const entry = { ...XRP, isNoneConfirmed: true, code: 132003 };
    expect(judgeTagEntry(entry)).toEqual({ kind: 'wrong', problem: 'required', code: 132003 });
  });
});
