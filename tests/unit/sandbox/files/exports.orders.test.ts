import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { START_MS } from '../support/createManualTime.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { passSecurity } from '../support/passSecurity.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { startSandbox } from '../support/startSandbox.ts';
import { DAY_MS, describeStatement, download, idOf, listJobs, order, PREFIX, WORK_MS } from './askExport.ts';

const CUTOFF_MS = 1_714_449_600_000;

/** For all that leaves no trace. */
const untouched = shareSandbox({});

async function open(account?: string, options = {}) {
  const test = await startSandbox(options);
  const visitor = openVisitor(test.sandbox);
  await visitor.login(account);
  return { ...test, visitor };
}

describe('An order is refused', () => {
  test.each([
    ['of a type that is not there', {}, { type: 'everything' }, 134001],
    ['in a format that the type is not had in', {}, { type: 'USDT', format: 'PDF' }, 134001],
    ['of a type that the site hides', 'islamic@sluice.example', { type: 'savings' }, 134001],
    ['of what was before an upgrade that never was', {}, { type: 'preUpgrade' }, 134001],
    ['of accounts that the type has not', {}, { accountTypes: ['EARN'] }, 700000],
    ['of another user', {}, { uids: [20_000_003] }, 700000],
    ['by a sub-account of its main account', 'sub@sluice.example', { uids: [20_000_005] }, 700000],
    ['in a zone that is not there', {}, { timezone: 'Mars/Olympus' }, 700000],
    ['in a zone with a formula', {}, { timezone: '=1+1' }, 700000],
    [
      'for longer than the type allows',
      {},
      { type: 'copyTrade', startTime: String(START_MS - 94 * DAY_MS) },
      134002,
    ],
    ['over the cut-off', {}, { startTime: String(CUTOFF_MS - 1), endTime: String(CUTOFF_MS) }, 134007],
    ['without data', {}, { startTime: String(START_MS - 10 * DAY_MS), coins: ['KAS'] }, 134006],
    ['for contracts that are not traded', {}, { type: 'USDC' }, 134006],
    ['for the future', {}, { startTime: String(START_MS + 1), endTime: String(START_MS + DAY_MS) }, 134006],
    ['of personal data without the security step', {}, { type: 'personalInfo' }, 10031],
    ['under a request id with a space', {}, { requestId: 'no spaces' }, 700000],
  ])('%s', async (_title, account, rest, code) => {
    const visitor = await untouched.enter(typeof account === 'string' ? account : undefined);
    const { status, body } = await order(visitor, rest);
    expect([status, body.retCode]).toEqual([200, code]);
    expect((await listJobs(visitor)).quota.used).toBe(0);
  });

  test('when thirty were made this month, and taken again in the next', async () => {
    const { sandbox, time, visitor } = await open();
    for (let made = 0; made < 30; made += 1) {
      idOf(
        await order(visitor, {
          lang: `l${made}`,
        }),
      );
    }
    const refused = await order(visitor);
    const resetAt = String(Date.UTC(2026, 11, 1));
    expect(refused.body).toMatchObject({ retCode: 134003, ext_info: { resetAt } });
    expect((await listJobs(visitor)).quota).toEqual({ total: 30, used: 30, resetAt });
    time.sleep(Number(resetAt) - START_MS);
    await sandbox.exchange.catchUp();
    idOf(await order(visitor));
  });
});

test('Personal data is exported after the security step, and its formulas are none', async () => {
  const { sandbox, time, visitor } = await open();
  const proof = await passSecurity(visitor, 30008, { type: 'personalInfo' });
  const id = idOf(await order(visitor, { type: 'personalInfo', ...proof }));
  time.advance(WORK_MS);
  await sandbox.exchange.catchUp();
  const { text } = await download(sandbox, visitor, id);
  const rows = papaparse.parse<string[]>(text.trim()).data;
  expect(rows).toContainEqual(['Profile', 'username', 'Dana Demo', expect.any(String), '20000001-username']);
  expect(text).toContain("'+49****4711");
});

describe('An account statement', () => {
  const STATEMENT = `${PREFIX}/create/account-statement`;

  test('is a PDF that is encrypted where a password was given, which is kept nowhere', async () => {
    const { sandbox, time, visitor } = await open();
    const [open1, locked] = [describeStatement(), describeStatement({ password: 'geheim-2026-日本' })];
    const ids = [idOf(await visitor.post(STATEMENT, open1)), idOf(await visitor.post(STATEMENT, locked))];
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const [plain, secret] = await Promise.all(ids.map((id) => download(sandbox, visitor, id)));
    expect(plain?.headers['content-type']).toBe('application/pdf');
    expect(plain?.text.startsWith('%PDF-1.7')).toBe(true);
    expect(plain?.text).not.toContain('/Encrypt');
    expect(secret?.text).toContain('/Encrypt');
    const { sql } = sandbox.exchange.database;
    const kept = await sql.execute(
      "select string_agg(t::text, ' ') as all from (select input from export_jobs) t",
    );
    expect(JSON.stringify(kept)).not.toContain('geheim');
  });

  test.each([
    ['a currency that is not there', { valuationCurrency: 'ZZZ' }, 700000],
    ['a password without a digit', { password: 'onlyletters' }, 700000],
    ['a password without a letter', { password: '12345678' }, 700000],
    ['half a character in the password', { password: 'abcdefg1\ud800' }, 700000],
    ['an end that is today', { endTime: String(START_MS) }, 700000],
    ['another user', { uids: [20_000_003] }, 700000],
    [
      'a time before there was anything',
      { startTime: String(CUTOFF_MS), endTime: String(CUTOFF_MS + 1) },
      134006,
    ],
    ['a range over the cut-off', { startTime: String(CUTOFF_MS - 1), endTime: String(CUTOFF_MS) }, 134007],
  ])('is refused for %s', async (_title, rest, code) => {
    const visitor = await untouched.enter();
    const { status, body } = await visitor.post(STATEMENT, describeStatement(rest));
    expect([status, body.retCode]).toEqual([200, code]);
  });
});

test('The list of types says what the site hides', async () => {
  const visitor = await untouched.enter();
  const read = async (who: typeof visitor) => {
    const { body } = await who.post(`${PREFIX}/config`, {});
    expect(body.retCode).toBe(0);
    return body.result as {
      types: { type: string; enabled: boolean }[];
      cutoff: string;
      timezones: string[];
    };
  };
  const own = await read(visitor);
  expect(own.cutoff).toBe('1714449600');
  expect(own.timezones.slice(0, 1)).toEqual(['UTC']);
  const disabled = (config: typeof own) =>
    config.types.flatMap(({ type, enabled }) => (enabled ? [] : [type]));
  expect(disabled(own)).toEqual(['preUpgrade']);
  const islamic = await untouched.enter('islamic@sluice.example');
  expect(disabled(await read(islamic))).toEqual(expect.arrayContaining(['savings', 'ETP']));
});
