import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#sandbox/books/state/schema/users.ts';
import { START_MS } from '../support/createManualTime.ts';
import { logIn } from '../support/logIn.ts';
import { openVisitor, PROFILE } from '../support/openVisitor.ts';
import { readResult } from '../support/readResult.ts';
import { startSandbox } from '../support/startSandbox.ts';

const DEMO = 20_000_001;
const TAGS = '/user/private/user-tag';
const HOUR_MS = 3_600_000;

type Change = Partial<typeof users.$inferInsert>;

async function logInChanged(change: Change) {
  const test = await logIn();
  await test.sandbox.exchange.database.sql.update(users).set(change).where(eq(users.uid, DEMO));
  return test;
}

describe('The profile', () => {
  it.each([
    ['securityLockUntil', { securityLockUntil: START_MS + HOUR_MS, securityLockReason: 'PASSWORD' }],
    ['changePauseUntil', { changePauseUntil: START_MS + HOUR_MS }],
  ])('says until when a user can’t withdraw (%s), and no longer', async (_name, change) => {
    const { visitor, time } = await logInChanged(change);
    expect(await readResult(visitor, PROFILE)).toMatchObject({
      security_lock_until: String(START_MS + HOUR_MS),
    });
    time.advance(HOUR_MS);
    expect(await readResult(visitor, PROFILE)).not.toHaveProperty('security_lock_until');
  });

  it('says the later of two locks', async () => {
    const { visitor } = await logInChanged({
      securityLockUntil: START_MS + HOUR_MS,
      changePauseUntil: START_MS + 2 * HOUR_MS,
    });
    expect(await readResult(visitor, PROFILE)).toMatchObject({
      security_lock_until: String(START_MS + 2 * HOUR_MS),
    });
  });
});

describe('User tags', () => {
  it('are answered as they are asked for, in either spelling of a list', async () => {
    const { visitor } = await logIn();
    const all = await readResult(
      visitor,
      `${TAGS}?req_tags=voucher_money_user,withdraw_addr_level,tax_identity`,
    );
    expect(all).toEqual({
      voucher_money_user: '0',
      withdraw_addr_level: '0',
      tax_identity: '{"status":"none","country":"","id_masked":""}',
    });
    expect(await readResult(visitor, `${TAGS}?req_tags=voucher_money_user&req_tags=tax_identity`)).toEqual({
      voucher_money_user: '0',
      tax_identity: all.tax_identity,
    });
    expect(await readResult(visitor, `${TAGS}?req_tags=withdraw_addr_level`)).toEqual({
      withdraw_addr_level: '0',
    });
  });

  it.each([
    ['0', { newAddressLock: true, verificationFree: true }],
    ['1', { whitelistOnly: true }],
    ['2', { whitelistOnly: true, newAddressLock: true }],
    ['3', { whitelistOnly: true, verificationFree: true }],
    ['2', { whitelistOnly: true, newAddressLock: true, verificationFree: true }],
  ])('say which addresses may be withdrawn to (%s) by the switches %j', async (level, change) => {
    const { visitor } = await logInChanged(change);
    expect(await readResult(visitor, `${TAGS}?req_tags=withdraw_addr_level`)).toEqual({
      withdraw_addr_level: level,
    });
  });

  it('carry the tax identity that was given, masked', async () => {
    const { visitor } = await logInChanged({
      taxIdentity: { status: 'verified', country: 'DEU', type: 'TIN', idMasked: '86******7' },
    });
    const { tax_identity: text } = await readResult(visitor, `${TAGS}?req_tags=tax_identity`);
    expect(JSON.parse(String(text))).toEqual({ status: 'verified', country: 'DEU', id_masked: '86******7' });
  });

  it('that there are not are a bad parameter', async () => {
    const { visitor } = await logIn();
    for (const query of ['', '?req_tags=', '?req_tags=password', '?req_tags=tax_identity,__proto__']) {
      const { status, body } = await visitor.get(`${TAGS}${query}`);
      expect([status, body.ret_code], query).toEqual([200, 700000]);
    }
  });
});

describe('The member', () => {
  it('is known by name and birth once verified, masked', async () => {
    const { visitor } = await logIn();
    expect(await readResult(visitor, '/user/private/member/info')).toEqual({
      member_id: DEMO,
      nickname: 'Dana Demo',
      real_name_masked: 'D*** D***',
      birth_year: expect.any(Number),
      nationality: 'DEU',
      residence: 'DEU',
      address_verified: false,
      sub_accounts: [],
    });
  });

  it('that is not verified has neither', async () => {
    const { visitor } = await logIn('newcomer@sluice.example');
    const member = await readResult(visitor, '/user/private/member/info');
    expect(member).toMatchObject({ real_name_masked: '', nationality: '' });
    expect(member).not.toHaveProperty('birth_year');
  });

  it('of a business has its sub-accounts and no birth', async () => {
    const { visitor } = await logIn('main@sluice.example');
    const member = await readResult(visitor, '/user/private/member/info');
    expect(member).toMatchObject({
      address_verified: true,
      sub_accounts: [
        { uid: 20_000_004, name: 'Idris Islamic', status: 'active', type: 2 },
        { uid: 20_000_006, name: 'Main trading', status: 'active', type: 0 },
      ],
    });
    expect(member).not.toHaveProperty('birth_year');
  });
});

describe('Permissions', () => {
  it('are those of the account, a main one has more', async () => {
    const { sandbox } = await startSandbox();
    const visitor = openVisitor(sandbox);
    await visitor.login('main@sluice.example');
    const main = await readResult(visitor, '/user/private/permission');
    await visitor.login('sub@sluice.example');
    const sub = await readResult(visitor, '/user/private/permission');
    expect(main).toMatchObject({ loaded: true });
    for (const name of ['asset.read', 'address.write', 'convert.trade', 'export.create']) {
      expect(main.permissions).toContain(name);
      expect(sub.permissions).toContain(name);
    }
    for (const name of ['withdraw.create', 'blockTrade.trade']) {
      expect(main.permissions).toContain(name);
      expect(sub.permissions).not.toContain(name);
    }
  });

  it.each([
    ['demo', { deposit: 1, withdraw: 1, convert: 1, block_trade: 1, card: 1, p2p: 1, export: 1 }],
    ['newcomer', { deposit: 2, withdraw: 2, convert: 2, block_trade: 2, export: 1 }],
    ['hongkong', { deposit: 1, card: 0, p2p: 0 }],
    ['india', { card: 0, p2p: 1 }],
    ['sub', { withdraw: 0, block_trade: 0, convert: 1 }],
  ])('by registration of %s are %j, each refusal with its reason', async (name, items) => {
    const { visitor } = await logIn(`${name}@sluice.example`);
    const answer = await readResult(visitor, '/register/permission_v2');
    expect(answer.items).toMatchObject(items);
    const limited = Object.entries(answer.items as Record<string, number>).filter(([, grant]) => grant !== 1);
    expect(Object.keys(answer.reason as object).sort()).toEqual(limited.map(([item]) => item).sort());
  });

  it('by registration are answered to guests as they would be without verification', async () => {
    const { sandbox } = await startSandbox();
    const { items } = await readResult(openVisitor(sandbox), '/register/permission_v2');
    expect(items).toMatchObject({ deposit: 2, convert: 2, export: 1 });
  });
});

describe('Loyalty', () => {
  const LABEL = '/s1/loyalty-program/get-vip-label-info-light';
  const AMBASSADOR = '/s1/loyalty-program/vip-ambassador';

  it.each([
    ['vip', { label_type: 2, level: 5, label: 'VIP 5', expire_at: String(Date.UTC(2026, 11, 1) - 1) }],
    ['main', { label_type: 3, level: 2, label: 'PRO 2' }],
    ['demo', { label_type: 0, level: 0, label: '', kya_weekly_quota: 0 }],
  ])('of %s has the label %j', async (name, expected) => {
    const { visitor } = await logIn(`${name}@sluice.example`);
    expect((await visitor.post(LABEL, {})).body.result).toMatchObject(expected);
  });

  it('gives the VIP a manager to call, and all users the desk', async () => {
    const { sandbox } = await startSandbox();
    const visitor = openVisitor(sandbox);
    const guest = (await visitor.post(AMBASSADOR, {})).body.result;
    expect(guest).toEqual({ is_ambassador: false, contact: expect.stringContaining('@') });
    await visitor.login('vip@sluice.example');
    expect((await visitor.post(AMBASSADOR, {})).body.result).toMatchObject({
      is_ambassador: true,
      manager_name: expect.any(String),
      valid_until: String(Date.UTC(2027, 0, 1) - 1),
    });
  });
});
