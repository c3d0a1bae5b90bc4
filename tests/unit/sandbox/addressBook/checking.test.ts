import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findReceiver } from '#sandbox/calls/addressBook/findReceiver.ts';
import { findSimilar } from '#sandbox/calls/addressBook/findSimilar.ts';
import { makeInvoice } from '#sandbox/calls/deposit/addresses/makeInvoice.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { writeInvoice } from '#tests/unit/shared/addresses/support/writeInvoice.ts';
import type { Visitor } from '../support/openVisitor.ts';
import { ADDRESS, openWithdrawals, VIP, withdraw } from '../withdraw/support/openWithdrawals.ts';
import { evmAddress } from './support/evmAddress.ts';
import { BOOK, openBook, type Row, saveId } from './support/openBook.ts';

async function check(visitor: Visitor, ...items: Row[]): Promise<Row[]> {
  const { body } = await visitor.post(`${BOOK}/address-check`, { items });
  return (body.result as { items: Row[] }).items;
}

describe('Checking addresses', () => {
  it('says what is wrong, and on which chains it would be right', async () => {
    const { visitor } = await openBook();
    const usdt = { coin: 'USDT', chain: 'ETH' };
    expect(
      await check(
        visitor,
        { ...usdt, address: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU' },
        { ...usdt, address: '0x16eC045870B0654C3E6fB0513c6853cEab3bE1F7' },
        { ...usdt, address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
        { ...usdt, address: evmAddress('SEVERE') },
        { ...usdt, address: '' },
        { coin: 'BTC', chain: 'BTC', address: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d' },
      ),
    ).toMatchObject([
      { valid: false, code: 132001, chainCandidates: ['TRX'] },
      { valid: false, code: 132002 },
      { valid: false, code: 132008, kind: 'token' },
      { valid: false, code: 131066, risk: 'SEVERE' },
      { valid: false, code: 132001, chainCandidates: [] },
      { valid: false, code: 132001, chainCandidates: ['XRP'] },
    ]);
  });

  it('says of an invoice of Lightning that it is over, or has no payment secret', async () => {
    const { visitor, time } = await openBook();
    const lightning = { coin: 'BTC', chain: 'LIGHTNING' };
    const nowMs = time.clock.now();
    const life = { description: 'tea', lifeSeconds: 60 };
    const [good, over, open] = await check(
      visitor,
      { ...lightning, address: makeInvoice({ nowMs, ...life }) },
      { ...lightning, address: makeInvoice({ nowMs: nowMs - 61_000, ...life }) },
      {
        ...lightning,
        address: writeInvoice('lnbc', nowMs / 1000, [{ type: 1, bytes: new Uint8Array(32).fill(1) }]),
      },
    );
    expect([good, over, open].map((item) => item?.code)).toEqual([0, 132001, 132001]);
  });

  it('says what is right about one, in the spelling to keep', async () => {
    const { visitor } = await openBook();
    const [xrp, evm, contract] = await check(
      visitor,
      { coin: 'XRP', chain: 'XRP', address: 'X78R9UeXkpfVXD9Q6MaW5njxyNtMF48r7Z2bhbYp9e5jPCV' },
      { coin: 'USDT', chain: 'ETH', address: ADDRESS.toLowerCase() },
      { coin: 'XTZ', chain: 'XTZ', address: 'KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn' },
    );
    expect(xrp).toMatchObject({ valid: true, code: 0, addressTag: '12345', firstUse: true });
    expect(evm).toMatchObject({
      normalized: ADDRESS,
      kind: 'eoa',
      risk: 'HIGH',
      internal: false,
      own: false,
    });
    expect(((evm?.chainCandidates ?? []) as string[]).slice(0, 3)).toEqual(['ETH', 'BSC', 'MATIC']);
    expect(contract).toMatchObject({ kind: 'contract' });
  });

  it('knows the book, customers, oneself, and where one has sent to', async () => {
    const { sandbox, visitor, order } = await openWithdrawals();
    const usdt = { coin: 'USDT', chain: 'ETH' };
    const id = await saveId(visitor, { coin: 'USDT' });
    await sandbox.exchange.database.sql.execute(
      `insert into deposit_addresses (id, uid, chain, address, tag, is_default, state, created_at) values
       ('a', ${VIP}, 'BSC', '${evmAddress('LOW', 1)}', '', true, 'ready', 1),
       ('b', 20000001, 'ETH', '${evmAddress('LOW', 2)}', '', true, 'ready', 1)`,
    );
    const look = () =>
      check(
        visitor,
        { ...usdt, address: ADDRESS },
        { ...usdt, address: evmAddress('LOW', 1) },
        { ...usdt, address: evmAddress('LOW', 2) },
      );
    expect(await look()).toMatchObject([
      { valid: true, inBook: id, firstUse: true },
      { valid: true, internal: true, own: false },
      { valid: false, code: 131075, own: true, internal: false },
    ]);
    await withdraw(visitor, order());
    expect((await look())[0]).toMatchObject({ firstUse: false });
  });

  it('finds addresses that a user could take for it', async () => {
    const { visitor } = await openBook();
    const other = `0x16EC${'0'.repeat(32)}E1F7`.toLowerCase();
    const id = await saveId(visitor, { address: other, remark: 'Double' });
    const [found] = await check(visitor, { coin: 'USDT', chain: 'ETH', address: ADDRESS });
    expect(found?.similarTo).toMatchObject([{ id, remark: 'Double' }]);
    expect((await check(visitor, { coin: 'ETH', chain: 'ETH', address: other }))[0]?.similarTo).toEqual([]);
  });
});

describe('Two addresses', () => {
  const anchor = (address: string) => ({ id: 'a', remark: '', address });

  test('are alike by four characters at both ends or six at one, behind what all of their chain have', () => {
    const cases: [string, string, boolean][] = [
      ['0xabcd1111111111119999', '0xABCD2222222222229999', true],
      ['0xabcd1111111111119999', '0xabce2222222222229999', false],
      ['0xabcd1111111111119999', '0xabce1111111111119999', true],
      ['0xabcd1111111111119999', '0xabcd1111111111119998', true],
      ['0xabcd1111111111119999', '0xabcd1111111111119999', false],
      ['bc1qabcd1111111111119999', 'bc1qxyzw2222222222229999', false],
      ['bc1qabcd1111111111119999', 'bc1qabcd2222222222229999', true],
      ['sandboxusera', 'sandboxuserb', true],
      ['sandboxusera', 'sandbixuserb', false],
    ];
    for (const [one, other, isAlike] of cases) {
      expect(findSimilar(one, [anchor(other)]).length, `${one} ${other}`).toBe(isAlike ? 1 : 0);
    }
  });

  test('are alike to each other or not at all, and never to themselves', () => {
    const text = fc.stringMatching(/^(?:0x|T|bc1q)[a-c]{9,12}$/);
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(findSimilar(one, [anchor(one)])).toEqual([]);
        expect(findSimilar(one, [anchor(other)]).length).toBe(findSimilar(other, [anchor(one)]).length);
      }),
    );
  });
});

describe('A user inside of the exchange', () => {
  const CALL = `${BOOK}/check-internal-address-validity`;

  it('is given with most of the name and id hidden', async () => {
    const { visitor } = await openBook();
    const { body } = await visitor.post(CALL, { internalType: 'email', account: 'VIP@sluice.example' });
    expect(body.result).toEqual({ valid: true, uid: '20****03', nameMasked: 'V*** V**', canReceive: true });
    for (const [account, code] of [
      ['20000001', 131075],
      ['20000006', 131076],
      ['1', 131077],
      ['10000002', 131078],
      ['10000003', 131079],
    ] as const) {
      expect((await visitor.post(CALL, { internalType: 'uid', account })).body.retCode).toBe(code);
    }
  });

  it('can be guessed at ten times a minute, and no oftener by asking all at once', async () => {
    const { visitor, time } = await openBook();
    const guess = async () => (await visitor.post(CALL, { internalType: 'uid', account: '20000003' })).body;
    const codes = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ retCode }) => retCode);
    expect(codes.filter((code) => code === 0)).toHaveLength(10);
    time.advance(50_000);
    expect(await guess()).toMatchObject({ retCode: 139001, ext_info: { retryAfter: 10 } });
    time.advance(10_000);
    expect((await guess()).retCode).toBe(0);
  });

  test('has a phone that only one of all has', () => {
    const [demo] = DEMO_USERS;
    const phone = (account: string, areaCode?: string) =>
      findReceiver({ kind: 'mobile', account, areaCode }, demo ?? { id: 0 }, { hasTriggers: true });
    expect(phone('9999 1122', '852')).toMatchObject({ uid: 20_000_010 });
    expect(phone('+91 0000-7788')).toMatchObject({ uid: 20_000_011 });
    expect(phone('99991123', '852')).toBe(131077);
    expect(phone('999991122', '852')).toBe(131077);
    // Several users of the sandbox share this one.
    expect(phone('00004711', '49')).toBe(131077);
    expect(phone('')).toBe(131077);
  });
});
