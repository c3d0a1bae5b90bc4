import { describe, expect, test } from 'vitest';
import type { CheckedAddress } from '#app/features/addressField/useExchangeCheck.ts';
import {
  type BatchLine,
  type Cells,
  EMPTY_CELLS,
} from '#app/screens/withdraw/addressBatch/lines/batchLine.ts';
import { judgeBatch } from '#app/screens/withdraw/addressBatch/lines/judgeBatch.ts';
import { questionKey } from '#app/screens/withdraw/addressBatch/lines/questionKey.ts';
import { batchContext, bookEntry } from '#tests/support/browser/batchContext.ts';

const MINE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRAP = `0x5aae${'9'.repeat(32)}eaed`;

function line(number: number, cells: Partial<Cells>, more: Partial<BatchLine> = {}): BatchLine {
  const all = { ...EMPTY_CELLS, coin: 'ETH', chain: 'ETH', remark: `name ${number}`, ...cells };
  return { id: `line${number}`, number, cells: all, isAccepted: false, confirmed: '', ...more };
}

const answerWith = (changes: Partial<CheckedAddress>): CheckedAddress => ({
  ...{ valid: true, code: 0, normalized: '', kind: 'eoa', internal: false, own: false, similarTo: [] },
  ...{ risk: 'LOW', firstUse: true, chainCandidates: [] },
  ...changes,
});

const ids = (lines: readonly BatchLine[], context = batchContext()) =>
  judgeBatch(lines, context).map(({ problems }) => problems.map(({ id }) => id));

describe('A batch of addresses', () => {
  test('never lets a look-alike of the book, of another line or of what the exchange knows pass', () => {
    const ofBook = batchContext([bookEntry({ coin: 'ETH', chain: 'ETH', address: MINE, remark: 'Ledger' })]);
    expect(ids([line(1, { address: TRAP })], ofBook)[0]).toContain('lookAlike');
    const both = [line(1, { address: MINE }), line(2, { address: TRAP })];
    expect(ids(both)).toEqual([['lookAlike'], ['addressNoChecksum', 'lookAlike']]);
    const answer = answerWith({ similarTo: [{ id: 'sent', remark: '', address: MINE }] });
    const [alone] = judgeBatch([line(1, { address: TRAP })], batchContext());
    const question = { coin: 'ETH', chain: 'ETH', address: alone?.entry?.address ?? '' };
    const known = batchContext([], { checked: new Map([[questionKey(question), answer]]) });
    expect(ids([line(1, { address: TRAP })], known)[0]).toContain('lookAlike');
  });

  test('accepting warnings is no way past a look-alike; typing its middle is, for that address alone', () => {
    const book = batchContext([bookEntry({ coin: 'ETH', chain: 'ETH', address: MINE })]);
    const accepted = line(1, { address: TRAP }, { isAccepted: true });
    const [stopped] = judgeBatch([accepted], book);
    expect(stopped?.state).toBe('error');
    const confirmed = { ...accepted, confirmed: stopped?.entry?.address ?? '' };
    expect(judgeBatch([confirmed], book)[0]?.state).toBe('ok');
    const other = `0x5aae${'8'.repeat(32)}eaed`;
    const changed = { ...confirmed, cells: { ...confirmed.cells, address: other } };
    expect(judgeBatch([changed], book)[0]?.state).toBe('error');
  });

  test('reads payment codes as the address field does, and says what does not fit at its cell', () => {
    const xrp = 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf';
    const XRP = { coin: 'XRP', chain: 'XRP', address: `ripple:${xrp}?dt=222&amount=25&label=` };
    const [read] = judgeBatch([line(1, XRP)], batchContext());
    expect(read).toMatchObject({ state: 'ok', entry: { address: xrp, tag: '222', chain: 'XRP' } });
    const [unnamed] = judgeBatch([line(1, { ...XRP, chain: '' })], batchContext());
    expect(unnamed?.entry).toMatchObject({ chain: 'XRP', tag: '222' });

    const cases: readonly (readonly [Partial<Cells>, string])[] = [
      [{ ...XRP, tag: '111' }, 'codeTag'],
      [{ address: `ethereum:${MINE}@56` }, 'codeNetwork'],
      [{ coin: 'BTC', chain: 'BTC', address: `ethereum:${MINE}` }, 'codeNetwork'],
      [{ coin: 'USDT', address: `ethereum:${MINE}@1?value=1e18` }, 'codeCoin'],
      [{ address: `ethereum:${MINE}?memo=1` }, 'codeTag'],
      [{ coin: 'BTC', chain: 'BTC', address: 'bitcoin:1?amount=1&amount=2' }, 'codeRefused'],
      [{ address: 'ethereum:vitalik.eth' }, 'codeRefused'],
    ];
    for (const [cells, id] of cases) {
      expect(ids([line(1, cells)])[0]).toContain(id);
      const [judged] = judgeBatch([line(1, cells)], batchContext());
      expect(judged?.entry === null).toBe(id !== 'codeCoin');
    }
  });

  test('names both lines of a duplicate', () => {
    const judged = judgeBatch([line(3, { address: MINE }), line(7, { address: MINE })], batchContext());
    const found = judged.map(({ problems }) => problems.find(({ id }) => id === 'addressTwice')?.params);
    expect(found).toEqual([{ lines: [7] }, { lines: [3] }]);
  });

  test('joins an entry for all coins and one for a coin by a warning, not by an error', () => {
    const book = batchContext([bookEntry({ coin: 'baseCoin', chain: 'ETH', address: MINE, remark: 'All' })]);
    const [judged] = judgeBatch([line(1, { address: MINE })], book);
    expect(judged).toMatchObject({ state: 'warning', problems: [{ id: 'addressInBookUniversal' }] });
  });

  test('says that the book is full at the lines that have no room', () => {
    const full = batchContext([], { room: 1 });
    expect(
      ids([line(1, { address: MINE }), line(2, { address: `0x${'12'.repeat(20)}` })], full)[1],
    ).toContain('bookFull');
  });

  test('gives the room in the book to the lines that can be saved, not to wrong ones', () => {
    const lines = [line(1, { address: 'hello' }), line(2, { address: MINE })];
    expect(ids(lines, batchContext([], { room: 1 }))).toEqual([['addressFormat'], []]);
  });

  test.each(['erc20', 'Ethereum', 'ETH-ERC20', 'ETH (ERC20)'])(
    'takes %s for the network that it usually names',
    (chain) => {
      const [judged] = judgeBatch([line(1, { chain, address: MINE })], batchContext());
      expect(judged).toMatchObject({ state: 'ok', entry: { chain: 'ETH' } });
      expect(ids([line(1, { coin: 'BTC', chain, address: MINE })])[0]).toContain('chainUnknown');
    },
  );

  test('takes * and UNIVERSAL for every coin, and the words of a file for wallet, owner and code', () => {
    const cells = { coin: '*', address: MINE, wallet_type: 'exchange', owner: 'Other', verified: 'YES' };
    expect(judgeBatch([line(1, cells)], batchContext())[0]?.entry).toMatchObject({
      coin: 'baseCoin',
      walletType: 0,
      ownership: 'other',
      verified: 1,
    });
  });

  test('keeps a numeric tag as text, with its zeros', () => {
    const xrp = { coin: 'XRP', chain: 'XRP', address: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY', tag: '007' };
    expect(judgeBatch([line(1, xrp)], batchContext())[0]).toMatchObject({
      state: 'ok',
      entry: { tag: '007' },
    });
  });

  test('shows what the exchange refuses at the cell that it is about', () => {
    const answer = answerWith({ valid: false, code: 131075, own: true });
    const key = questionKey({ coin: 'ETH', chain: 'ETH', address: MINE });
    const context = batchContext([], { checked: new Map([[key, answer]]) });
    const [judged] = judgeBatch([line(1, { address: MINE })], context);
    expect(judged?.problems).toMatchObject([{ column: 'address', id: 'addressOwn', level: 'error' }]);
  });
});
