import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { exportChunks, exportJobs } from '#sandbox/books/state/schema/records.ts';
import { createFileMaker } from '#sandbox/calls/files/createFileMaker.ts';
import type { FileOrder } from '#sandbox/calls/files/makeFiles.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { FAST, startSandbox } from '../support/startSandbox.ts';
import { DAY_MS, describeOrder, download, idOf, listJobs, order, PREFIX, WORK_MS } from './askExport.ts';

/** For all that leaves no trace. */
const untouched = shareSandbox({});

async function open(account?: string, options = {}) {
  const test = await startSandbox(options);
  const visitor = openVisitor(test.sandbox);
  await visitor.login(account);
  return { ...test, visitor };
}

describe('An export', () => {
  test('is queued, goes on by quarters, and is ready after eight seconds with a file that can be had', async () => {
    const { sandbox, time, visitor } = await open();
    const id = idOf(await order(visitor));
    const states: [number, number, number][] = [];
    for (let second = 0; second <= 8; second += 2) {
      await sandbox.exchange.catchUp();
      const [job] = (await listJobs(visitor)).list;
      states.push([job?.status ?? 9, job?.progress ?? -1, job?.files ?? -1]);
      time.advance(2_000);
    }
    expect(states).toEqual([
      [0, 0, 0],
      [1, 25, 0],
      [1, 50, 0],
      [1, 75, 0],
      [2, 100, 1],
    ]);
    const file = await download(sandbox, visitor, id);
    const [job] = (await listJobs(visitor)).list;
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="sluice-funding-20251120-20261121.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(job?.sha256).toEqual([createHash('sha256').update(file.bytes).digest('hex')]);
    const [header, ...rows] = file.text.trimEnd().split('\r\n');
    expect(header).toContain('Time (UTC)');
    expect(job).toMatchObject({ sizeBytes: file.bytes.length, rows: rows.length });
  });

  test('says what the ledger says, in one table with an id for each row', async () => {
    const { sandbox, time, visitor } = await open();
    const id = idOf(await order(visitor, { coins: ['USDT', 'BTC'] }));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const { text, bytes } = await download(sandbox, visitor, id);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...rows] = text.slice(1).trimEnd().split('\r\n');
    expect(header).toBe('Time (UTC),UID,Account,Type,Coin,Amount,Balance,Reference,Id');
    const about = '2025-11-20 13:47:20,20000001,Funding,Opening balance';
    expect(rows.map((row) => row.replace(/[\d-]+$/, ''))).toEqual([
      `${about},BTC,0.5,0.5,opening-20000001,`,
      `${about},USDT,20000,20000,opening-20000001,`,
    ]);
    const ids = rows.map((row) => row.split(',').at(-1));
    expect(new Set(ids).size).toBe(2);
    expect(ids.join()).toMatch(/^\d+-\d+,\d+-\d+$/);
  });

  test('writes times by the clock of the zone that was asked for', async () => {
    const { sandbox, time, visitor } = await open();
    const id = idOf(await order(visitor, { coins: ['BTC'], timezone: 'Asia/Kolkata' }));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const { text } = await download(sandbox, visitor, id);
    expect(text).toContain('Time (Asia/Kolkata)');
    expect(text).toContain('2025-11-20 19:17:20');
  });

  test('is gone after seven days, and says so', async () => {
    const { sandbox, time, visitor } = await open();
    const id = idOf(await order(visitor));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const { url } = await download(sandbox, visitor, id);
    time.sleep(7 * DAY_MS);
    // By the clock, before the job that records it has run.
    expect((await listJobs(visitor, { status: 3 })).list).toMatchObject([{ id, status: 3 }]);
    await sandbox.exchange.catchUp();
    expect((await listJobs(visitor)).list).toMatchObject([{ id, status: 3, files: 1 }]);
    expect((await listJobs(visitor, { status: 2 })).list).toEqual([]);
    expect((await visitor.post(`${PREFIX}/url`, { id })).body.retCode).toBe(134005);
    expect((await sendRequest(sandbox.port, url)).status).toBe(410);
  });

  test('of the type ETP fails, costs nothing, and succeeds in nothing else', async () => {
    const { sandbox, time, visitor } = await open();
    const id = idOf(await order(visitor, { type: 'ETP' }));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const { list, quota } = await listJobs(visitor, { status: -1 });
    expect(list).toMatchObject([{ id, status: -1, failCode: 790000, files: 0 }]);
    expect(quota.used).toBe(0);
    expect((await visitor.post(`${PREFIX}/url`, { id })).body.retCode).toBe(700000);
  });

  test('of the type ETP is one without data where triggers are off', async () => {
    const { visitor } = await open(undefined, { hasTriggers: false });
    expect((await order(visitor, { type: 'ETP' })).body.retCode).toBe(134006);
  });

  test('is made faster where life is', async () => {
    const { sandbox, time, visitor } = await open(undefined, { speed: FAST });
    idOf(await order(visitor));
    time.advance(WORK_MS / FAST);
    await sandbox.exchange.catchUp();
    expect((await listJobs(visitor)).list).toMatchObject([{ status: 2 }]);
  });

  test('is made once for a request id, and refused while the same one runs', async () => {
    const { sandbox, time, visitor } = await open();
    const asked = describeOrder();
    const first = await visitor.post(`${PREFIX}/create`, asked);
    const again = await visitor.post(`${PREFIX}/create`, asked);
    expect(again.body.result).toEqual(first.body.result);
    const changed = await visitor.post(`${PREFIX}/create`, { ...asked, format: 'XLSX' });
    expect(changed.body.retCode).toBe(131082);
    const same = await order(visitor);
    expect(same.body).toMatchObject({ retCode: 134004, ext_info: { id: idOf(first) } });
    // Another range is another export.
    idOf(await order(visitor, { endTime: String(START_MS - 1) }));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    idOf(await order(visitor));
  });

  test('can be deleted, which frees nothing of the quota', async () => {
    const { sandbox, time, visitor } = await open();
    const id = idOf(await order(visitor));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const { url } = await download(sandbox, visitor, id);
    expect((await visitor.post(`${PREFIX}/delete`, { id })).body).toMatchObject({ retCode: 0, result: {} });
    expect((await listJobs(visitor)).list).toEqual([]);
    expect((await listJobs(visitor)).quota.used).toBe(1);
    expect((await sendRequest(sandbox.port, url)).status).toBe(404);
    expect((await visitor.post(`${PREFIX}/url`, { id })).body.retCode).toBe(700000);
    expect((await visitor.post(`${PREFIX}/delete`, { id })).body.retCode).toBe(700000);
  });

  test('that is deleted while it runs is never made', async () => {
    const { sandbox, time, visitor } = await open();
    const id = idOf(await order(visitor));
    await visitor.post(`${PREFIX}/delete`, { id });
    idOf(await order(visitor));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    expect((await listJobs(visitor)).list).toHaveLength(1);
  });

  test('that is deleted while its files are made leaves nothing of them in the database', async () => {
    const { sandbox, visitor } = await open();
    const { database } = sandbox.exchange;
    const id = idOf(await order(visitor));
    const maker = createFileMaker({ database } as Exchange, async () => {
      await visitor.post(`${PREFIX}/delete`, { id });
      const content = Buffer.from('what a user had');
      return { rows: 1, parts: [{ part: 1, name: 'a.csv', sha256: '', content }] };
    });
    const [row] = await database.sql.select().from(exportJobs).where(eq(exportJobs.id, id));
    const making = maker.make(row as FileOrder);
    await (making.kind === 'working' ? making.done : undefined);
    expect(await database.sql.select().from(exportChunks).where(eq(exportChunks.jobId, id))).toEqual([]);
  });

  test('is no other user’s', async () => {
    const { sandbox, time, visitor } = await open();
    const id = idOf(await order(visitor));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const other = openVisitor(sandbox);
    await other.login('vip@sluice.example');
    expect((await listJobs(other)).list).toEqual([]);
    expect((await other.post(`${PREFIX}/url`, { id })).body.retCode).toBe(700000);
    expect((await other.post(`${PREFIX}/delete`, { id })).body.retCode).toBe(700000);
    expect((await listJobs(visitor)).list).toHaveLength(1);
  });
});

describe('A link to a file', () => {
  test('is a secret that is good for ten minutes', async () => {
    const { sandbox, time, visitor } = await open();
    const id = idOf(await order(visitor));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const { url } = await download(sandbox, visitor, id);
    expect(url).toMatch(/^\/sandbox\/files\/[\w-]{43}$/);
    time.advance(10 * 60_000 - 1);
    expect((await sendRequest(sandbox.port, url)).status).toBe(200);
    time.advance(1);
    const over = await sendRequest(sandbox.port, url);
    expect([over.status, over.headers['content-type']]).toEqual([410, 'text/plain; charset=utf-8']);
    expect((await download(sandbox, visitor, id)).url).not.toBe(url);
  });

  test.each(['x', 'a'.repeat(43), '%00', '..%2f..%2fetc%2fpasswd', "'%20or%201=1"])(
    'that was never given (%s) leads to nothing',
    async (token) => {
      const { status, headers } = await sendRequest(untouched.sandbox.port, `/sandbox/files/${token}`);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  test('is not given before the file is ready, nor for a part that is not there', async () => {
    const { sandbox, time, visitor } = await open();
    const id = idOf(await order(visitor));
    expect((await visitor.post(`${PREFIX}/url`, { id })).body.retCode).toBe(700000);
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const ask = async (part: number) => (await visitor.post(`${PREFIX}/url`, { id, part })).body.retCode;
    expect([await ask(1), await ask(2), await ask(2 ** 52)]).toEqual([0, 700000, 700000]);
  });
});
