import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listSections } from '#sandbox/calls/amp/ampQuestions.ts';
import { type Answers, findGaps, keepKnown, scoreAnswers } from '#sandbox/calls/amp/judgeAnswers.ts';
import { COUNTRIES } from '#sandbox/seed/reference/countries.ts';
import { taxIdsOf } from '#shared/tax/taxIds.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { startSandbox } from '../support/startSandbox.ts';
import { APPLY, answer, apply, QUERY, readProduct } from './support/applyForOptions.ts';

const DAY_MS = 86_400_000;

async function open(account?: string, options = {}) {
  const test = await startSandbox(options);
  const visitor = openVisitor(test.sandbox);
  await visitor.login(account);
  return { ...test, visitor };
}

/** For all that leaves no trace. */
const fresh = shareSandbox({});

describe('An application', () => {
  test('is saved as a draft, replaced by the next one, and given back', async () => {
    const { visitor } = await open();
    expect(await readProduct(visitor)).toMatchObject({ status: 'NONE', triesLeft: 3, draftAnswers: {} });
    const first = await apply(visitor, { mode: 'draft', answers: { years: 3, nonsense: 'x' } });
    expect(first.body.result).toMatchObject({ status: 'DRAFT', failedTopics: [] });
    const second = await apply(visitor, { mode: 'draft', answers: { years: 4, truth: 'yes' } });
    expect((second.body.result as { applyId: string }).applyId).toBe(
      (first.body.result as { applyId: string }).applyId,
    );
    expect(await readProduct(visitor)).toMatchObject({
      status: 'DRAFT',
      draftAnswers: { years: 4, truth: 'yes' },
    });
  });

  test.each([10, 7])('with %i of ten right is approved for a year', async (right) => {
    const { time, visitor } = await open();
    const { body } = await apply(visitor, { answers: answer(right) });
    expect(body.result).toMatchObject({ status: 'APPROVED', score: right, failedTopics: [] });
    expect(await readProduct(visitor)).toMatchObject({
      status: 'APPROVED',
      approvedUntil: String(START_MS + 365 * DAY_MS),
    });
    expect((await apply(visitor)).body.retCode).toBe(135002);
    expect((await apply(visitor, { mode: 'draft' })).body.retCode).toBe(135002);
    // A session lasts thirty days.
    time.sleep(365 * DAY_MS);
    await visitor.login();
    expect((await readProduct(visitor)).status).toBe('EXPIRED');
    expect((await apply(visitor, { mode: 'draft' })).body.result).toMatchObject({ status: 'DRAFT' });
  });

  test('with fewer is rejected, with what it failed in, and may be tried again after a day, three times in thirty', async () => {
    const { time, visitor } = await open();
    const first = await apply(visitor, { answers: answer(6) });
    const retryAt = String(START_MS + DAY_MS);
    expect(first.body.result).toMatchObject({
      ...{ status: 'REJECTED', score: 6, retryAt },
      failedTopics: ['Margin', 'Settlement', 'Time value', 'Rules'],
    });
    expect(await readProduct(visitor)).toMatchObject({
      status: 'REJECTED',
      triesLeft: 2,
      retryAt,
      draftAnswers: {},
    });
    expect((await apply(visitor)).body).toMatchObject({ retCode: 135005, ext_info: { retryAt } });
    expect((await apply(visitor, { mode: 'draft' })).body.retCode).toBe(135005);
    for (const left of [1, 0]) {
      time.sleep(DAY_MS);
      expect((await apply(visitor, { mode: 'draft' })).body.result).toMatchObject({ status: 'DRAFT' });
      expect((await apply(visitor, { answers: answer(0) })).body.result).toMatchObject({
        status: 'REJECTED',
      });
      expect((await readProduct(visitor)).triesLeft).toBe(left);
    }
    time.sleep(DAY_MS);
    const rested = String(START_MS + 30 * DAY_MS);
    expect((await apply(visitor)).body).toMatchObject({ retCode: 135004, ext_info: { retryAt: rested } });
    time.sleep(27 * DAY_MS);
    await visitor.login();
    expect((await apply(visitor)).body.result).toMatchObject({ status: 'APPROVED' });
  });

  test.each([
    [10, 'APPROVED'],
    [3, 'REJECTED'],
  ])('signed “review” with %i right is looked at for half a minute, then %s', async (right, status) => {
    const { sandbox, time, visitor } = await open();
    const { body } = await apply(visitor, { fullName: 'Review', answers: answer(right) });
    expect(body.result).toMatchObject({ status: 'IN_REVIEW', failedTopics: [] });
    expect((await apply(visitor)).body.retCode).toBe(135002);
    time.advance(29_999);
    await sandbox.exchange.catchUp();
    expect((await readProduct(visitor)).status).toBe('IN_REVIEW');
    time.advance(1);
    await sandbox.exchange.catchUp();
    expect((await readProduct(visitor)).status).toBe(status);
  });

  test('signed “review” is signed wrongly where triggers are off', async () => {
    const { visitor } = await open(undefined, { hasTriggers: false });
    expect((await apply(visitor, { fullName: 'review' })).body.retCode).toBe(135003);
  });

  test('is judged once for a request id', async () => {
    const { visitor } = await open();
    const first = await apply(visitor, { answers: answer(0), requestId: 'same' });
    const again = await apply(visitor, { answers: answer(0), requestId: 'same' });
    expect(again.body.result).toEqual(first.body.result);
    expect((await readProduct(visitor)).triesLeft).toBe(2);
  });

  test.each([
    ['an answer that is missing', { answers: { ...answer(), netWorth: undefined } }, ['netWorth']],
    ['an option that is none', { answers: { ...answer(), k1: 'z' } }, ['k1']],
    ['a number below its least', { answers: { ...answer(), years: -1 } }, ['years']],
    ['a number as text', { answers: { ...answer(), years: '5' } }, ['years']],
    ['a day that is none', { answers: { ...answer(), birthDate: '1990-02-30' } }, ['birthDate']],
    ['a user who is too young', { answers: { ...answer(), birthDate: '2008-11-22' } }, ['birthDate']],
    ['a country that is none', { answers: { ...answer(), residence: 'ZZZ' } }, ['residence']],
    ['a text against its pattern', { answers: { ...answer(), taxId: 'a_b_c' } }, ['taxId']],
    [
      'a question that only now is shown',
      { answers: { ...answer(), isProfessional: 'yes' } },
      ['professional', 'proof'],
    ],
    [
      'one of two that are needed',
      { answers: { ...answer(), isProfessional: 'yes', professional: ['trades'], proof: 'a.pdf' } },
      ['professional'],
    ],
    ['another name', { fullName: 'Vera Vip' }, []],
    ['no signature', { signed: [] }, []],
    [
      'another version',
      { signed: [{ id: 'options-agreement', version: '1', sha256: 'x', signedAt: '1' }] },
      [],
    ],
  ])('with %s is answered 135003', async (_title, rest, questions) => {
    const visitor = await fresh.enter();
    const { body } = await apply(visitor, rest);
    expect(body).toMatchObject({ retCode: 135003, ext_info: { questions } });
  });

  test.each([
    ['residence', { residence: 'PRK' }],
    ['residence', { residence: 'IND' }],
    ['netWorth', { netWorth: 0 }],
    ['loss', { loss: 'none' }],
    ['truth', { truth: 'no' }],
    ['ownAccount', { ownAccount: 'no', actsFor: 'A friend' }],
  ])('is not approved for its %s, whatever the score: %j', async (id, said) => {
    const { visitor } = await open();
    const { body } = await apply(visitor, { answers: { ...answer(10), ...said } });
    expect(body.result).toMatchObject({ status: 'REJECTED', score: 10, refusedBy: [id] });
    expect(await readProduct(visitor)).toMatchObject({
      status: 'REJECTED',
      refusedBy: [id],
      failedTopics: [],
    });
  });

  test('of a resident of North Korea, worth nothing, who says that not all of it is true, is not approved after a review', async () => {
    const { sandbox, time, visitor } = await open();
    const said = { residence: 'PRK', birthDate: '2007-01-01', netWorth: 0, truth: 'no' };
    await apply(visitor, { fullName: 'review', answers: { ...answer(7), ...said } });
    time.advance(30_000);
    await sandbox.exchange.catchUp();
    expect(await readProduct(visitor)).toMatchObject({
      ...{ status: 'REJECTED', refusedBy: ['residence', 'netWorth', 'truth'] },
    });
  });

  test('without the security step is answered 10031', async () => {
    const visitor = await fresh.enter();
    expect((await apply(visitor, { riskToken: undefined, verification: undefined })).body.retCode).toBe(
      10031,
    );
  });

  test.each([
    ['india@sluice.example', 135001, 135001],
    ['islamic@sluice.example', 135001, 135001],
    ['newcomer@sluice.example', 131004, 131004],
  ])('of %s is answered by who they are', async (account, query, draft) => {
    const visitor = await fresh.enter(account);
    expect((await visitor.post(QUERY, { lang: 'en' })).body.retCode).toBe(query);
    const body = {
      productId: 'options',
      mode: 'draft',
      answers: {},
      signed: [],
      fullName: '',
      requestId: 'x',
    };
    expect((await visitor.post(APPLY, body)).body.retCode).toBe(draft);
  });

  test('for a product that is not there is a bad parameter', async () => {
    const visitor = await fresh.enter();
    expect((await visitor.post(QUERY, { lang: 'en', productId: 'x' })).body.retCode).toBe(700000);
    expect((await apply(visitor, { productId: 'x' })).body.retCode).toBe(700000);
  });
});

test('Agreements are served as the texts that their hashes are of', async () => {
  const visitor = await fresh.enter();
  const { agreements } = await readProduct(visitor);
  expect(agreements.map(({ mustSign }) => mustSign)).toEqual([true, true, false]);
  for (const { url, sha256 } of agreements) {
    const { status, bytes, headers } = await sendRequest(fresh.sandbox.port, url);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
});

test('The example of every country is taken as its tax number', () => {
  const wrong = COUNTRIES.flatMap(({ code3 }) =>
    taxIdsOf(code3)
      .filter(({ example }) =>
        findGaps(listSections(START_MS, code3), {
          ...(answer() as Answers),
          ...{ residence: code3, taxId: example },
        }).includes('taxId'),
      )
      .map(({ example }) => `${code3} ${example}`),
  );
  expect(wrong).toEqual([]);
});

test('Whatever is answered, only known questions are kept and each has a verdict', () => {
  const sections = listSections(START_MS, 'DEU');
  const ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const value = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean(), fc.array(fc.string()));
  fc.assert(
    fc.property(
      fc.dictionary(fc.oneof(fc.constantFrom(...ids, 'constructor'), fc.string()), value),
      (answers) => {
        const kept = keepKnown(sections, answers);
        expect(Object.keys(kept).every((id) => ids.includes(id))).toBe(true);
        expect(ids).toEqual(expect.arrayContaining(findGaps(sections, answers)));
        expect(findGaps(sections, kept)).toEqual(findGaps(sections, answers));
        expect(scoreAnswers(answers).score).toBeLessThanOrEqual(10);
      },
    ),
  );
});
