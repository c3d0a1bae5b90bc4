import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LINE_FIELDS, type Scene, SUBJECT_FIELDS } from '#shared/securityStep/stepSubjects.ts';
import { BOOK, entryOf, type Row, save, saveId } from '../addressBook/support/openBook.ts';
import { APPLY, answer, readProduct } from '../amp/support/applyForOptions.ts';
import { describeOrder, PREFIX } from '../files/askExport.ts';
import { START_MS } from '../support/createManualTime.ts';
import { logIn } from '../support/logIn.ts';
import type { Visitor } from '../support/openVisitor.ts';
import { passSecurity } from '../support/passSecurity.ts';
import { WITHDRAW } from '../withdraw/support/openWithdrawals.ts';

/** A call that is right, what its step has to name, and of each named field another value. */
interface Guarded {
  readonly path: string;
  readonly body: Row;
  readonly about: Row;
  readonly others: Row;
  /** Fields that say nothing of this call. */
  readonly silent?: readonly string[];
}

const XRP = { coin: 'XRP', chain: 'XRP', address: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d', tag: '7' };
const OTHER_ENTRY = {
  ...{ coin: 'USDT', chain: 'BSC', address: '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7', tag: '8' },
  ...{ addressType: 1, verified: 1 },
};
/** Not for entries on a chain. */
const INSIDE_ALONE = { internalType: 'email', areaCode: '44' };
const EXCHANGE = '/exchangeNew/convert';

const ENTRY = entryOf(XRP);
const create = (entry: Row, others: Row): Guarded => ({
  ...{ path: `${BOOK}/address-create`, body: { ...entry, requestId: randomUUID() }, about: entry, others },
});

const GUARDED: readonly (readonly [string, Scene, string, (visitor: Visitor) => Promise<Guarded>])[] = [
  [
    'a withdrawal',
    30001,
    'demo@sluice.example',
    async (visitor) => {
      const order = { ...XRP, amount: '20.5', feeType: 0, forceChain: 1 };
      const friend = { address: '20000003', remark: 'A friend', addressType: 1, internalType: 'uid' };
      const addressId = await saveId(visitor, { ...friend, coin: 'baseCoin', chain: '' });
      return {
        path: `${WITHDRAW}/create`,
        body: { ...order, ...{ accountType: 'FUND', timestamp: String(START_MS), requestId: randomUUID() } },
        about: order,
        others: {
          ...{ coin: 'USDT', chain: 'ETH', address: 'rPVMhWBsfF9iMXYj3aAzJVkPDTFNSyWdKy', tag: '8' },
          ...{ amount: '20.4', feeType: 1, forceChain: 2, addressId },
        },
      };
    },
  ],
  [
    'a new entry',
    30002,
    'demo@sluice.example',
    async () => ({ ...create(ENTRY, OTHER_ENTRY), silent: Object.keys(INSIDE_ALONE) }),
  ],
  [
    'a new entry of a user',
    30002,
    'demo@sluice.example',
    async () => {
      const friend = {
        coin: 'baseCoin',
        chain: '',
        address: '20000003',
        addressType: 1,
        internalType: 'uid',
      };
      return create(entryOf(friend), { ...OTHER_ENTRY, addressType: 0, ...INSIDE_ALONE });
    },
  ],
  [
    'a batch',
    30003,
    'demo@sluice.example',
    async () => {
      const items = [entryOf({}), ENTRY, entryOf({ coin: 'USDT', remark: 'Third' })];
      const body = { items: items.map((item, at) => ({ ...item, remark: `No. ${at}` })) };
      return {
        path: `${BOOK}/batch-create`,
        body: { ...body, requestId: randomUUID() },
        about: { items },
        others: { items: items.slice(1) },
      };
    },
  ],
  [
    'a change of an entry',
    30004,
    'demo@sluice.example',
    async (visitor) => {
      const id = await saveId(visitor, {});
      const body = { id, remark: 'Another name' };
      return { path: `${BOOK}/address-edit`, body, about: { ids: [id] }, others: { ids: ['another'] } };
    },
  ],
  [
    'a deletion',
    30005,
    'demo@sluice.example',
    async (visitor) => {
      const ids = [await saveId(visitor, {}), await saveId(visitor, { ...XRP, remark: 'Second' })];
      const others = { ids: ids.slice(1) };
      return { path: `${BOOK}/address-delete`, body: { ids }, about: { ids }, others };
    },
  ],
  [
    'the flag of an entry',
    30006,
    'demo@sluice.example',
    async (visitor) => {
      const ids = [await saveId(visitor, {}), await saveId(visitor, { ...XRP, remark: 'Second' })];
      const path = `${BOOK}/change-address-verification`;
      return { path, body: { ids, verified: 1 }, about: { ids }, others: { ids: ids.slice(1) } };
    },
  ],
  [
    'a switch',
    30007,
    'demo@sluice.example',
    async () => {
      const about = { type: 'newAddressLock', on: false };
      const path = `${BOOK}/switch-address-verification`;
      return { path, body: about, about, others: { type: 'whitelistOnly', on: true } };
    },
  ],
  [
    'a file of personal data',
    30008,
    'demo@sluice.example',
    async () => {
      const body = describeOrder({ type: 'personalInfo' });
      return { path: `${PREFIX}/create`, body, about: body, others: { type: 'deposits' } };
    },
  ],
  [
    'a block trade',
    30009,
    'main@sluice.example',
    async (visitor) => {
      const order = {
        ...{ accountType: 'funding_block_trade', fromCoin: 'BTC', toCoin: 'USDT' },
        ...{ requestCoin: 'BTC', requestAmount: '1' },
      };
      const types = { fromCoinType: 'crypto', toCoinType: 'crypto', requestId: randomUUID() };
      const quote = await visitor.post(`${EXCHANGE}/quote`, { ...order, ...types });
      const { quoteTxId } = quote.body.result as { quoteTxId: string };
      return {
        path: `${EXCHANGE}/execute`,
        body: { quoteTxId, accountType: order.accountType, requestId: randomUUID() },
        about: order,
        others: {
          ...{ accountType: 'funding', fromCoin: 'ETH', toCoin: 'USDC' },
          ...{ requestCoin: 'USDT', requestAmount: '2' },
        },
      };
    },
  ],
  [
    'a signature',
    30010,
    'demo@sluice.example',
    async (visitor) => {
      const { agreements } = await readProduct(visitor);
      const signed = agreements.map(({ id, version, sha256 }) => ({ id, version, sha256 }));
      const named = { productId: 'options', fullName: 'Dana Demo' };
      const atMs = { signedAt: String(START_MS) };
      return {
        path: APPLY,
        body: {
          ...{ ...named, mode: 'submit', answers: answer(), requestId: randomUUID() },
          signed: signed.map((text) => ({ ...text, ...atMs })),
        },
        about: { ...named, signed },
        others: { productId: 'futures', fullName: 'Dina Demo', signed: signed.slice(1) },
      };
    },
  ],
  [
    'a change of the tax number',
    30011,
    'demo@sluice.example',
    async (visitor) => {
      const path = `${PREFIX}/tax-identity`;
      await visitor.post(path, { country: 'DEU', taxId: '86095742719', type: 'TIN' });
      const about = { country: 'USA', type: 'SSN', taxId: '123-45-6789' };
      const others = { country: 'CAN', type: 'EIN', taxId: '123-45-6780' };
      return { path, body: about, about, others };
    },
  ],
];

const codeOf = ({ ret_code, retCode }: Row): unknown => ret_code ?? retCode;

describe('The token of a step', () => {
  it.each(GUARDED)(
    'opens %s that it names (%i), and none with one field changed or missing',
    {
      timeout: 120_000,
    },
    async (_name, scene, account, prepare) => {
      const { visitor, time } = await logIn(account);
      const { path, body, about, others, silent = [] } = await prepare(visitor);
      const make = async (named: Row): Promise<unknown> => {
        // Ten users may be named a minute.
        if (body.addressType === 1) time.advance(60_000);
        const proof = await passSecurity(visitor, scene, named);
        return codeOf((await visitor.post(path, { ...body, ...proof })).body);
      };
      expect([...Object.keys(others), ...silent].toSorted()).toEqual([...SUBJECT_FIELDS[scene]].toSorted());
      for (const [name, value] of Object.entries(others)) {
        expect(await make({ ...about, [name]: value }), `another ${name}`).toBe(10031);
      }
      for (const name of Object.keys(others).filter((each) => saysSomething(about[each]))) {
        expect(await make({ ...about, [name]: undefined }), `no ${name}`).toBe(10031);
      }
      expect(await make({})).toBe(10031);
      expect(await make(about)).toBe(0);
    },
  );

  it('opens no batch with one field of one line changed', async () => {
    const { visitor } = await logIn();
    const items = [ENTRY, entryOf({ remark: 'Second' })];
    const [, second = {}] = items;
    const make = async (lines: readonly Row[]): Promise<unknown> => {
      const proof = await passSecurity(visitor, 30003, { items: lines });
      const body = { items, requestId: randomUUID(), ...proof };
      return codeOf((await visitor.post(`${BOOK}/batch-create`, body)).body);
    };
    for (const name of LINE_FIELDS.items.filter((each) => !Object.hasOwn(INSIDE_ALONE, each))) {
      const other = Reflect.get(OTHER_ENTRY, name);
      expect(await make([{ ...ENTRY, [name]: other === ENTRY[name] ? '9' : other }, second]), name).toBe(
        10031,
      );
    }
    expect(await make([...items, entryOf({ remark: 'Third' })])).toBe(10031);
    expect(await make([ENTRY, second, second])).toBe(10031);
    expect(await make([second, ENTRY])).toBe(0);
  });

  it('opens a call that spells the same otherwise', async () => {
    const { visitor } = await logIn();
    const order = { ...XRP, amount: '20.50', feeType: '0', tag: 7, address: ` ${XRP.address} ` };
    const proof = await passSecurity(visitor, 30001, order);
    const body = {
      ...{ ...XRP, amount: '20.5', feeType: 0, forceChain: 1, accountType: 'FUND' },
      ...{ timestamp: String(START_MS), requestId: randomUUID(), ...proof },
    };
    expect(codeOf((await visitor.post(`${WITHDRAW}/create`, body)).body)).toBe(0);
  });

  it('opens no payment to a phone of another country with the same number', async () => {
    const { visitor } = await logIn();
    const phone = { coin: 'baseCoin', chain: '', addressType: 1, internalType: 'mobile' };
    const proof = await passSecurity(
      visitor,
      30002,
      entryOf({ ...phone, address: '491701234', areaCode: '1' }),
    );
    const entry = entryOf({ ...phone, address: '491701234', areaCode: '49' });
    const body = { ...entry, requestId: randomUUID(), ...proof };
    expect(codeOf((await visitor.post(`${BOOK}/address-create`, body)).body)).not.toBe(0);
    expect((await save(visitor, {})).body.retCode).toBe(0);
  });
});

/** False for what a field that is missing means as well: no tag, a user's id, the fee on top. */
function saysSomething(value: unknown): boolean {
  return value !== undefined && value !== '' && value !== 0 && value !== 1 && value !== 'uid';
}
