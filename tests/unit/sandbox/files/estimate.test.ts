import { describe, expect, test } from 'vitest';
import { depositAddresses } from '#sandbox/books/state/schema/chain.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openVisitor, type Visitor } from '../support/openVisitor.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { startSandbox } from '../support/startSandbox.ts';
import { DAY_MS, describeOrder, download, idOf, listJobs, order, PREFIX, WORK_MS } from './askExport.ts';

const CUTOFF_MS = 1_714_449_600_000;
const untouched = shareSandbox({});

async function estimate(visitor: Visitor, rest: Readonly<Record<string, unknown>> = {}) {
  const { requestId: _none, ...wanted } = describeOrder(rest);
  const { body } = await visitor.post(`${PREFIX}/estimate`, wanted);
  return { code: body.retCode, result: body.result as unknown as ResultOf<'exportEstimate'> };
}

describe('An estimate', () => {
  test('has the rows, columns and first lines of the file that is then made, and costs nothing', async () => {
    const { sandbox, time } = await startSandbox({});
    const visitor = openVisitor(sandbox);
    await visitor.login();
    const wanted = { numberFormat: 'locale', lang: 'de-DE', timezone: 'Asia/Tokyo' };
    const { result } = await estimate(visitor, wanted);
    expect((await listJobs(visitor)).quota.used).toBe(0);
    const id = idOf(await order(visitor, wanted));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const { text } = await download(sandbox, visitor, id);
    const [job] = (await listJobs(visitor)).list;
    expect(result).toMatchObject({ rows: job?.rows, files: 1, bytes: job?.sizeBytes });
    expect(text).toContain(result.columns.join(','));
    const [, first = ''] = text.split('\r\n');
    const cells = result.sample[0]?.map((cell) => (cell.includes(',') ? `"${cell}"` : cell));
    expect(first).toBe(cells?.join(','));
  });

  test('of a range that no order takes says the orders it needs', async () => {
    const visitor = await untouched.enter();
    const startTime = CUTOFF_MS - 10 * DAY_MS;
    const { code, result } = await estimate(visitor, { startTime: String(startTime) });
    expect(code).toBe(0);
    const [before, ...after] = result.parts;
    expect(before).toEqual({ startTime: String(startTime), endTime: String(CUTOFF_MS - 1) });
    expect(after.length).toBeGreaterThan(1);
    expect(after.at(-1)?.endTime).toBe(String(START_MS));
    const [, ...starts] = result.parts.map((part) => Number(part.startTime));
    expect(starts).toEqual(result.parts.slice(0, -1).map((part) => Number(part.endTime) + 1));
    for (const part of result.parts) {
      expect([0, 134006]).toContain((await order(visitor, { ...part, coins: ['KAS'] })).body.retCode);
    }
  });

  test('of nothing has no rows, files or bytes', async () => {
    const visitor = await untouched.enter();
    const startTime = String(START_MS - 10 * DAY_MS);
    const { result } = await estimate(visitor, { coins: ['KAS'], startTime });
    expect(result).toMatchObject({ rows: 0, files: 0, bytes: 0, sample: [] });
    expect(result.columns).toContain('Balance');
  });

  test('shows no personal data, which an order gives after the security step only', async () => {
    const visitor = await untouched.enter();
    const { result } = await estimate(visitor, { type: 'personalInfo' });
    expect(result.rows).toBeGreaterThan(0);
    expect(result.sample).toEqual([]);
  });

  test.each([
    [{ type: 'everything' }, 134001],
    [{ uids: [20_000_003] }, 700000],
    [{ timezone: 'Mars/Olympus' }, 700000],
    [{ numberFormat: 'locale', lang: 'no language' }, 700000],
    [{ addressIds: ['a'] }, 700000],
    [{ type: 'addressOwnership', format: 'PDF', addressIds: ['a'] }, 132009],
  ])('of %j is refused with %i, as the order is', async (rest, code) => {
    const visitor = await untouched.enter();
    expect((await estimate(visitor, rest)).code).toBe(code);
    expect((await order(visitor, rest)).body.retCode).toBe(code);
  });
});

test('A statement of ownership names the addresses of its own user that were chosen', async () => {
  const { sandbox, time } = await startSandbox({});
  const visitor = openVisitor(sandbox);
  await visitor.login();
  const [demo, vip] = [20_000_001, 20_000_003];
  const address = { chain: 'BTC', tag: '', isDefault: false, state: 'ready', createdAt: START_MS } as const;
  await sandbox.exchange.database.sql.insert(depositAddresses).values([
    { ...address, id: 'one', uid: demo, address: 'bc1one', label: 'Salary' },
    { ...address, id: 'two', uid: demo, address: 'bc1two' },
    { ...address, id: 'other', uid: vip, address: 'bc1other' },
  ]);
  const wanted = { type: 'addressOwnership', format: 'PDF' };
  const chosen = await estimate(visitor, { ...wanted, addressIds: ['one'] });
  expect(chosen.result).toMatchObject({ rows: 1, files: 1 });
  expect(chosen.result.sample).toMatchObject([
    [expect.any(String), 'bc1one', '', 'Salary', 'Active', expect.any(String), 'one'],
  ]);
  const all = await estimate(visitor, wanted);
  expect(all.result.sample.map(([, text]) => text)).toEqual(expect.arrayContaining(['bc1one', 'bc1two']));
  expect((await estimate(visitor, { ...wanted, addressIds: ['one', 'other'] })).code).toBe(132009);
  const id = idOf(await order(visitor, { ...wanted, addressIds: ['one'] }));
  time.advance(WORK_MS);
  await sandbox.exchange.catchUp();
  expect((await download(sandbox, visitor, id)).text.slice(0, 5)).toBe('%PDF-');
});
