import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { passSecurity, RIGHT } from '../support/passSecurity.ts';
import { codesOf } from './support/codesOf.ts';
import { evmAddress } from './support/evmAddress.ts';
import { BOOK, entryOf, listBook, openBook, type Row, save } from './support/openBook.ts';

describe('An address is refused', () => {
  it('for what is wrong with its text, by the code of that', async () => {
    const { visitor } = await openBook();
    const xrp = { coin: 'XRP', chain: 'XRP', address: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d' };
    expect(
      await codesOf(visitor, [
        { address: 'hello' },
        { address: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU' },
        { address: '0x16eC045870B0654C3E6fB0513c6853cEab3bE1F7' },
        { coin: 'USDT', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
        { tag: '7' },
        { ...xrp, tag: 'seven' },
        { chain: 'TRX', address: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU' },
        { coin: 'NOCOIN' },
        { chain: 'NOCHAIN' },
        { chain: '' },
        { address: evmAddress('SEVERE') },
        { address: '\u0000' },
      ]),
    ).toEqual([
      132001, 132001, 132002, 132008, 131081, 131002, 131002, 131002, 131002, 131002, 131066, 700000,
    ]);
    expect((await listBook(visitor)).count).toBe(0);
  });

  it('when it is there already, for this coin on this chain with this tag', async () => {
    const { visitor } = await openBook();
    const xrp = { coin: 'XRP', chain: 'XRP', address: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d' };
    expect(
      await codesOf(visitor, [
        { remark: 'One' },
        { remark: 'Two', address: '0x16ec045870b0654c3e6fb0513c6853ceab3be1f7' },
        { remark: 'Three', coin: 'USDT' },
        { remark: 'Four', coin: 'baseCoin' },
        { remark: 'Five', ...xrp, tag: '12345' },
        { remark: 'Six', ...xrp },
        { remark: 'Seven', ...xrp, address: 'X78R9UeXkpfVXD9Q6MaW5njxyNtMF48r7Z2bhbYp9e5jPCV' },
      ]),
    ).toEqual([0, 132004, 0, 0, 0, 0, 132004]);
  });

  it('when its remark is taken, however that is written, or no remark', async () => {
    const { visitor } = await openBook();
    await save(visitor, { remark: 'Straße' });
    const remarks = [
      'STRASSE',
      ' straße ',
      'Stra\u200bße',
      'a\u0007b',
      'a\u202eb',
      '  ',
      'x'.repeat(21),
      '👨‍👩‍👧‍👦'.repeat(20),
    ];
    const cases = remarks.map((remark, n) => ({ remark, address: evmAddress('LOW', n) }));
    expect(await codesOf(visitor, cases)).toEqual([0, 132005, 132005, 132005, 132005, 700000, 700000, 0]);
  });

  it('when it is one of their own, which coins come to them by', async () => {
    const { sandbox, time, visitor } = await openBook();
    const deposit = '/v3/private/cht/asset-deposit/deposit';
    const chains = `${deposit}/address-chain?coin=ETH&chain=ETH`;
    await visitor.post(`${deposit}/order-deposit`, {
      coin: 'ETH',
      chain: 'ETH',
      newAddress: false,
      requestId: randomUUID(),
    });
    time.advance(30_000);
    await sandbox.exchange.catchUp();
    const { body } = await visitor.get(chains);
    const [{ addresses } = { addresses: [] }] = (body.result as { chains: { addresses: Row[] }[] }).chains;
    expect(addresses).toHaveLength(1);
    expect((await save(visitor, { address: addresses[0]?.addressDeposit })).body.retCode).toBe(131075);
  });

  it('when there are 200 already', async () => {
    const { visitor } = await openBook();
    for (const from of [0, 100]) {
      const items = Array.from({ length: 100 }, (_, n) =>
        entryOf({ address: evmAddress('LOW', from + n), remark: `No. ${from + n}` }),
      );
      const proof = await passSecurity(visitor, 30003, { items });
      const { body } = await visitor.post(`${BOOK}/batch-create`, {
        items,
        requestId: randomUUID(),
        ...proof,
      });
      expect(body.result).toMatchObject({ created: 100, failed: 0 });
    }
    expect((await save(visitor, { address: evmAddress('LOW', 200) })).body.retCode).toBe(132006);
    expect(await listBook(visitor)).toMatchObject({ count: 200, max: 200 });
  });

  it('with codes that are wrong, and is not there then', async () => {
    const { visitor } = await openBook();
    const { riskToken } = await passSecurity(visitor, 30002, entryOf({}));
    const order = { ...entryOf({}), requestId: randomUUID(), riskToken };
    const wrong = await visitor.post(`${BOOK}/address-create`, {
      ...order,
      verification: { ...RIGHT, email: '111111' },
    });
    expect(wrong.body).toMatchObject({ retCode: 10031, ext_info: { remaining: 2 } });
    const other = { ...order, address: evmAddress('LOW'), verification: RIGHT };
    expect((await visitor.post(`${BOOK}/address-create`, other)).body.retCode).toBe(10031);
    expect((await listBook(visitor)).count).toBe(0);
    expect(
      (await visitor.post(`${BOOK}/address-create`, { ...order, verification: RIGHT })).body.retCode,
    ).toBe(0);
  });

  it('without the owner where the law asks for one', async () => {
    const { visitor } = await openBook('india@sluice.example');
    const answers = { legalType: 'individual', firstName: 'Asha', lastName: "D'Souza-Rao" };
    expect(
      await codesOf(visitor, [
        {},
        { ...answers, walletType: 0 },
        { ...answers, walletType: 0, vaspCode: 'nobody' },
        { ...answers, firstName: '7' },
        { legalType: 'individual', firstName: 'Asha' },
        { legalType: 'company' },
        { legalType: 'company', companyName: 'A' },
        answers,
      ]),
    ).toEqual([131068, 131068, 131068, 131070, 131070, 131068, 131068, 0]);
  });
});
