import { describe, expect, test } from 'vitest';
import { PREFIX } from '../files/askExport.ts';
import type { Visitor } from '../support/openVisitor.ts';
import { passSecurity } from '../support/passSecurity.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { openTax } from './openTax.ts';

const TAG = '/user/private/user-tag?req_tags=tax_identity';

async function readTag(visitor: Visitor): Promise<unknown> {
  const { body } = await visitor.get(TAG);
  return JSON.parse((body.result as { tax_identity: string }).tax_identity);
}

const fresh = shareSandbox({});

describe('A tax identity', () => {
  const give = (visitor: Visitor, identity: object) => visitor.post(`${PREFIX}/tax-identity`, identity);

  test('of one’s own country is verified at once, and shown masked', async () => {
    const visitor = await fresh.enter('india@sluice.example');
    const { body } = await give(visitor, { country: 'IND', taxId: 'abcde1234f', type: 'PAN' });
    const tag = { status: 'verified', country: 'IND', id_masked: '******234F' };
    expect(JSON.parse((body.result as { tax_identity: string }).tax_identity)).toEqual(tag);
    expect(await readTag(visitor)).toEqual(tag);
  });

  test('of another country is looked at first', async () => {
    const { sandbox, time, visitor } = await openTax();
    await give(visitor, { country: 'USA', taxId: '123-45-6789', type: 'SSN', document: 'passport.pdf' });
    expect(await readTag(visitor)).toEqual({ status: 'review', country: 'USA', id_masked: '*****6789' });
    time.advance(30_000);
    await sandbox.exchange.catchUp();
    expect(await readTag(visitor)).toMatchObject({ status: 'verified' });
  });

  test.each([
    [{ country: 'IND', taxId: 'ABCDE12345', type: 'PAN' }, 131065],
    [{ country: 'IND', taxId: 'ABCDE1234F', type: 'SSN' }, 131065],
    [{ country: 'USA', taxId: '000-12-3456', type: 'SSN' }, 131065],
    [{ country: 'USA', taxId: '12-3456789', type: 'EIN' }, 0],
    [{ country: 'USA', taxId: '900-70-1234', type: 'ITIN' }, 0],
    [{ country: 'DEU', taxId: '86095742719', type: 'TIN' }, 0],
    [{ country: 'DEU', taxId: '01234567890', type: 'TIN' }, 131065],
    [{ country: 'DEU', taxId: '86095742718', type: 'TIN' }, 131065],
    [{ country: 'BRA', taxId: 'A1234', type: 'TIN' }, 0],
    [{ country: 'BRA', taxId: "'; drop", type: 'TIN' }, 131065],
    [{ country: 'ZZZ', taxId: 'A1234', type: 'TIN' }, 700000],
    [{ country: 'DEU', taxId: '', type: 'TIN' }, 700000],
    [{ country: 'DEU', taxId: '1\u00002345678901', type: 'TIN' }, 700000],
  ])('%j is answered %i', async (identity, code) => {
    const visitor = await fresh.enter('failed@sluice.example');
    // The number may be that of the line before, changed.
    const proof = await passSecurity(visitor, 30011, { ...identity });
    const { status, body } = await give(visitor, { ...identity, ...proof });
    expect([status, body.retCode]).toEqual([200, code]);
  });

  test('that is there already is changed behind the security step alone, and stays without it', async () => {
    const visitor = await fresh.enter('vip@sluice.example');
    const own = { country: 'DEU', taxId: '86095742719', type: 'TIN' };
    await give(visitor, own);
    const kept = { status: 'verified', country: 'DEU', id_masked: '*******2719' };
    const other = { country: 'DEU', taxId: '65929970489', type: 'TIN' };
    expect((await give(visitor, other)).body.retCode).toBe(10031);
    // A step for another number opens nothing.
    const wrong = await passSecurity(visitor, 30011, own);
    expect((await give(visitor, { ...other, ...wrong })).body.retCode).toBe(10031);
    expect(await readTag(visitor)).toEqual(kept);
    const proof = await passSecurity(visitor, 30011, other);
    expect((await give(visitor, { ...other, ...proof })).body.retCode).toBe(0);
    expect(await readTag(visitor)).toMatchObject({ id_masked: '*******0489' });
    // And it is good once.
    expect((await give(visitor, { ...other, ...proof })).body.retCode).toBe(10031);
  });
});
