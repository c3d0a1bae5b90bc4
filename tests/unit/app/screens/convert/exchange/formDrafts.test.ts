import { describe, expect, test } from 'vitest';
import {
  type BatchChoice,
  type ChosenAmount,
  NOTHING_CHOSEN,
} from '#app/screens/convert/exchange/batch/batchChoice.ts';
import { keepChoice, readChoice } from '#app/screens/convert/exchange/batch/choiceDraft.ts';
import { keepEntered, readEntered } from '#app/screens/convert/exchange/limit/limitDraft.ts';
import { createFormDraft } from '#app/storage/formDrafts.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';

describe('the draft of a limit order', () => {
  test.each([
    { side: 'to-per-from', text: '70000.5', other: null },
    { side: 'from-per-to', text: '0.0000142857', other: '70000.5' },
    { side: 'to-per-from', text: '', other: null },
  ] as const)('gives back the price as it was entered: %j', (price) => {
    const draft = createFormDraft(7, 'limit', openStorage());
    const entered = { pair: 'BTC USDT', price, days: 30 } as const;
    keepEntered(draft, entered);
    expect(readEntered(draft)).toEqual(entered);
  });

  test.each([{}, { days: '2' }, { side: 'up' }, { text: 'abc' }])(
    'says nothing where what is kept is not of this kind: %j',
    (change) => {
      const draft = createFormDraft(7, 'limit', openStorage());
      const right = { pair: 'BTC USDT', side: 'to-per-from', text: '1', days: '7' };
      draft.keep(Object.keys(change).length === 0 ? {} : { ...right, ...change });
      expect(readEntered(draft)).toBeNull();
    },
  );
});

describe('the draft of a batch', () => {
  test('gives back what was ticked, in its order, and how much of it', () => {
    const draft = createFormDraft(7, 'batch', openStorage());
    const choice: BatchChoice = new Map<string, ChosenAmount>([
      ['SOL', 'all'],
      ['1INCH', { kind: 'amount', amount: '0.5' }],
      ['account', { kind: 'empty' }],
    ]);
    keepChoice(draft, { account: 'spot', choice });
    const read = readChoice(draft);
    expect(read?.account).toBe('spot');
    expect([...(read?.choice ?? [])]).toEqual([...choice]);
  });

  test('goes with the last tick', () => {
    const storage = openStorage();
    const draft = createFormDraft(7, 'batch', storage);
    keepChoice(draft, { account: 'spot', choice: new Map([['SOL', 'all']]) });
    keepChoice(draft, { account: 'spot', choice: NOTHING_CHOSEN });
    expect(storage.textByKey.size).toBe(0);
    expect(readChoice(draft)).toBeNull();
  });
});
