import { describe, expect, test } from 'vitest';
import { isAnswerTo } from '#workers/gateway/answer/agreement/isAnswerTo.ts';

const EVM = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';
const TRON = 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU';

const ASKED = {
  coin: 'ETH',
  chain: 'ETH',
  address: EVM,
  remark: 'Ledger',
  addressType: 0,
  walletType: 1,
  ownership: 'self',
  verified: 0,
};
const ROW = { ...ASKED, id: 'a1', tag: '' };

describe('a new address', () => {
  const isSaved = (asked: object, row: object): boolean =>
    isAnswerTo('addressCreate', { ...ASKED, ...asked }, { ...ROW, ...row });

  test('is saved as it was sent', () => {
    expect(isSaved({}, {})).toBe(true);
    expect(isSaved({ remark: ' Ledger ' }, {})).toBe(true);
    expect(isSaved({ address: EVM.toLowerCase() }, {})).toBe(true);
    expect(isSaved({ address: ` ${EVM}\u200b` }, {})).toBe(true);
  });

  test.each([
    { address: '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F8' },
    { coin: 'USDT' },
    { chain: 'BSC' },
    { remark: 'Trezor' },
    { addressType: 1 },
    { walletType: 0 },
    { ownership: 'other' },
    { verified: 1 },
  ])('is not the answer with %j', (other) => {
    expect(isSaved({}, other)).toBe(false);
  });

  test('keeps the case of its letters where the case is part of it', () => {
    const swapped = TRON.replace('Tq', 'tQ').replace('Mrg', 'mRG');
    expect(isSaved({ address: TRON }, { address: TRON })).toBe(true);
    expect(isSaved({ address: TRON }, { address: swapped })).toBe(false);
  });

  test('has the tag that was sent; one that was not may come out of the address', () => {
    expect(isSaved({ tag: '12345' }, { tag: '12345' })).toBe(true);
    expect(isSaved({ tag: '12345' }, { tag: '12346' })).toBe(false);
    expect(isSaved({ tag: '12345' }, { tag: '' })).toBe(false);
    expect(isSaved({}, { tag: '12345' })).toBe(true);
  });

  test('inside the exchange is the account that was sent, however its digits are grouped', () => {
    const inside = { chain: '', addressType: 1, internalType: 'mobile' };
    expect(isSaved({ ...inside, address: '170 1234-567' }, { ...inside, address: '1701234567' })).toBe(true);
    expect(isSaved({ ...inside, address: '1701234567' }, { ...inside, address: '1701234568' })).toBe(false);
  });
});

describe('a batch of new addresses', () => {
  const two = { items: [ASKED, { ...ASKED, remark: 'Trezor' }] };
  const done = { index: 0, code: 0, msg: '', row: ROW };
  const refused = { index: 1, code: 132004, msg: 'duplicate address' };
  const answer = { results: [done, refused], created: 1, failed: 1 };

  test('is answered line by line, in any order', () => {
    expect(isAnswerTo('addressBatchCreate', two, answer)).toBe(true);
    expect(isAnswerTo('addressBatchCreate', two, { ...answer, results: [refused, done] })).toBe(true);
  });

  test.each([
    ['a line without a result', { results: [done] }],
    ['two results of one line', { results: [done, { ...refused, index: 0 }] }],
    ['a row of another line', { results: [{ ...done, row: { ...ROW, remark: 'Trezor' } }, refused] }],
    ['a line that is done without a row', { results: [{ ...done, row: undefined }, refused] }],
    ['a row of a line that was refused', { results: [done, { ...refused, row: ROW }] }],
    ['a count of its own', { created: 2 }],
    ['failures that do not add up', { failed: 0 }],
  ])('is not answered with %s', (_what, other) => {
    expect(isAnswerTo('addressBatchCreate', two, { ...answer, ...other })).toBe(false);
  });
});

describe('a check of addresses', () => {
  const asked = { items: [{ coin: 'ETH', chain: 'ETH', address: EVM.toLowerCase() }] };

  test('is about the addresses that were sent', () => {
    expect(isAnswerTo('addressCheck', asked, { items: [{ valid: true, normalized: EVM }] })).toBe(true);
    const other = { valid: true, normalized: EVM.replace('16EC', '16ED') };
    expect(isAnswerTo('addressCheck', asked, { items: [other] })).toBe(false);
    expect(isAnswerTo('addressCheck', asked, { items: [] })).toBe(false);
  });

  test('need not spell one that is refused', () => {
    expect(isAnswerTo('addressCheck', asked, { items: [{ valid: false, normalized: '' }] })).toBe(true);
  });
});

describe('the address book', () => {
  test('lists what was asked for', () => {
    const list = (asked: object): boolean => isAnswerTo('addressList', asked, { rows: [ROW] });
    for (const asked of [{}, { coin: 'ETH', chain: 'ETH' }, { addressType: 0, verified: 0 }]) {
      expect(list(asked)).toBe(true);
    }
    for (const asked of [{ coin: 'BTC' }, { chain: 'BSC' }, { addressType: 1 }, { verified: 1 }]) {
      expect(list(asked)).toBe(false);
    }
  });

  test('changes what was ordered to be changed', () => {
    const edit = (asked: object): boolean => isAnswerTo('addressEdit', { id: 'a1', ...asked }, ROW);
    expect(edit({ remark: 'Ledger', walletType: 1, ownership: 'self' })).toBe(true);
    expect(edit({ remark: 'Trezor' })).toBe(false);
    expect(edit({ ownership: 'other' })).toBe(false);
  });

  test('says of every entry that was to go whether it has gone, and of no other', () => {
    const remove = (answered: object): boolean =>
      isAnswerTo('addressDelete', { ids: ['a1', 'a2'] }, { deleted: [], failed: [], ...answered });
    expect(remove({ deleted: ['a1', 'a2'] })).toBe(true);
    expect(remove({ deleted: ['a1'], failed: [{ id: 'a2', code: 132010 }] })).toBe(true);
    expect(remove({ deleted: ['a1'] })).toBe(false);
    expect(remove({ deleted: ['a1', 'a2', 'a3'] })).toBe(false);
  });

  test('sets the flag of the entries that were named, and of all of them', () => {
    const asked = { ids: ['a1'], verified: 1 };
    const verify = (rows: object[]): boolean => isAnswerTo('addressVerification', asked, { rows });
    expect(verify([{ id: 'a1', verified: 1 }])).toBe(true);
    expect(verify([{ id: 'a1', verified: 0 }])).toBe(false);
    expect(verify([{ id: 'a2', verified: 1 }])).toBe(false);
    expect(verify([])).toBe(false);
  });

  test.each(['addressSwitch', 'addressSuperVerification'] as const)(
    'has the switch of %s as ordered',
    (name) => {
      const asked = { type: 'whitelistOnly', on: true };
      expect(isAnswerTo(name, asked, { settings: { whitelistOnly: true } })).toBe(true);
      expect(isAnswerTo(name, asked, { settings: { whitelistOnly: false } })).toBe(false);
    },
  );
});
