import { describe, expect, test } from 'vitest';
import { judgeHash } from '#app/screens/statements/questionnaire/agreementHash.ts';
import type { Answers, Question } from '#app/screens/statements/questionnaire/application.ts';
import { consistencyHints } from '#app/screens/statements/questionnaire/consistencyHints.ts';
import { judgeName } from '#app/screens/statements/questionnaire/judgeName.ts';
import { readDraft } from '#app/screens/statements/questionnaire/readDraft.ts';
import { shownAnswers, shownQuestions } from '#app/screens/statements/questionnaire/shownQuestions.ts';
import { firstOpenStep, gapsOf, readStep, stepsOf } from '#app/screens/statements/questionnaire/steps.ts';
import { validateAnswer } from '#app/screens/statements/questionnaire/validateAnswer.ts';
import { ANSWERS, buildProduct } from './buildProduct.ts';

const PRODUCT = buildProduct();
const [ELIGIBILITY, EXPERIENCE] = PRODUCT.sections;
if (ELIGIBILITY === undefined || EXPERIENCE === undefined) throw new Error('The product has two sections.');

const question = (id: string): Question => {
  const found = PRODUCT.sections.flatMap(({ questions }) => questions).find((each) => each.id === id);
  if (found === undefined) throw new Error(`No question ${id}`);
  return found;
};
const judge = (id: string, answers: Answers) => validateAnswer(question(id), answers)?.kind ?? null;
const ids = (answers: Answers) => shownQuestions(EXPERIENCE, PRODUCT, answers).map(({ id }) => id);

describe('a question with a condition', () => {
  test('is asked only where its condition is met, and not where that question itself is not asked', () => {
    expect(ids({ isProfessional: 'no', professional: ['portfolio'] })).toEqual([
      'years',
      'isProfessional',
      'source',
    ]);
    expect(ids({ isProfessional: 'yes', professional: ['portfolio', 'sector'] })).toContain('proof');
    expect(ids({ isProfessional: 'yes', professional: ['trades', 'sector'] })).not.toContain('proof');
  });

  test('that depends on itself is not asked, and nothing goes round', () => {
    const circle = buildProduct({
      sections: [
        {
          ...{ id: 'x', title: 'x' },
          questions: [
            { ...question('years'), id: 'a', showIf: { id: 'b', in: ['1'] } },
            { ...question('years'), id: 'b', showIf: { id: 'a', in: ['1'] } },
          ],
        },
      ],
    });
    const [section] = circle.sections;
    expect(section && shownQuestions(section, circle, { a: '1', b: '1' })).toEqual([]);
  });

  test('takes its answer out of the application with it', () => {
    expect(shownAnswers(PRODUCT, { ...ANSWERS, taxId: '86095742719', proof: 'a.pdf' })).toEqual(ANSWERS);
  });
});

describe('an answer', () => {
  test.each([
    ['years', {}, 'required'],
    ['years', { years: '5' }, 'number'],
    ['years', { years: 71 }, 'numberRange'],
    ['years', { years: 0 }, null],
    ['hasTaxId', { hasTaxId: 'perhaps' }, 'required'],
    ['birthDate', { birthDate: '1990-02-30' }, 'date'],
    ['birthDate', { birthDate: '2009-01-01' }, 'dateRange'],
    ['birthDate', { birthDate: '2008-11-21' }, null],
    ['professional', { professional: ['sector'] }, 'choices'],
    ['professional', { professional: ['sector', 'trades'] }, null],
    ['taxId', { taxId: '123' }, 'length'],
    ['taxId', { taxId: '1234567', residence: 'DEU' }, 'taxId'],
    ['taxId', { taxId: '86095742719', residence: 'DEU' }, null],
    ['source', {}, null],
    ['source', { source: 'eleven char' }, 'length'],
    ['proof', { proof: '  ' }, 'required'],
  ] as const)('to %s of %o is judged %s', (id, answers, expected) => {
    expect(judge(id, answers as Answers)).toBe(expected);
  });

  test('that is a member of every object is none', () => {
    expect(validateAnswer({ ...question('years'), id: 'constructor' }, {})?.kind).toBe('required');
  });
});

describe('the steps', () => {
  test('are the sections, then the agreements, then the review', () => {
    expect(stepsOf(PRODUCT).map(({ id }) => id)).toEqual([
      'eligibility',
      'experience',
      'agreements',
      'review',
    ]);
  });

  test('are gone on with where the first answer is missing, and else at the agreements', () => {
    expect(firstOpenStep(PRODUCT, {})).toBe(0);
    expect(firstOpenStep(PRODUCT, { ...ANSWERS, years: -1 })).toBe(1);
    expect(firstOpenStep(PRODUCT, ANSWERS)).toBe(2);
    expect(gapsOf(EXPERIENCE, PRODUCT, { years: 3 })).toEqual(['isProfessional']);
  });

  test.each([
    ['1', 0],
    ['4', 3],
    ['5', null],
    ['0', null],
    ['-1', null],
    ['x', null],
    [null, null],
  ])('of the address %s are %s', (text, expected) => expect(readStep(text, 4)).toBe(expected));
});

describe('a hint', () => {
  const NOW_MS = Date.UTC(2026, 10, 25);
  const kinds = (answers: Answers, profile = {}) =>
    consistencyHints(answers, profile, NOW_MS).map(({ kind }) => kind);

  test('says that five years of trading are many at nineteen', () => {
    const answers = { birthDate: '2007-06-01', years: 5 };
    expect(consistencyHints(answers, {}, NOW_MS)).toEqual([{ kind: 'yearsForAge', age: 19, years: 5 }]);
    expect(kinds({ birthDate: '1990-06-01', years: 5 })).toEqual([]);
  });

  test('says what the profile has otherwise', () => {
    expect(
      kinds({ birthDate: '1990-06-01', residence: 'FRA' }, { birth_year: 1991, residence: 'DEU' }),
    ).toEqual(['birthYear', 'residence']);
  });

  test('says what a professional client gives up, and asks about a portfolio beyond the net worth', () => {
    const answers = { isProfessional: 'yes', professional: ['portfolio', 'sector'], netWorth: 1_000 };
    expect(kinds(answers)).toEqual(['professional', 'portfolio']);
  });

  test('asks whether all can be lost where there is little', () => {
    expect(kinds({ loss: 'all', income: 'low', netWorth: 0 })).toEqual(['lossAndIncome']);
    expect(kinds({ loss: 'some', income: 'low', netWorth: 0 })).toEqual([]);
  });
});

test('A name is the same whatever its capitals and spaces, and has letters of any script', () => {
  expect(judgeName(' dana  DEMO ', 'Dana Demo')).toBeNull();
  for (const name of ["O'Neill-Smith", 'Đặng Thị', '山田 太郎', 'علي', '3M & Sons (UK), Ltd.']) {
    expect(judgeName(name, '')).toBe(null);
  }
  for (const name of ['', '   ', '<b>', 'x'.repeat(129)]) expect(judgeName(name, '')).toBe('nameInvalid');
});

test('A signature is judged by the name that the profile has, of a business as well', () => {
  expect(judgeName('MAIN & sons', 'Main & Sons')).toBe(null);
  // Phones write the apostrophe and the dash so.
  expect(judgeName('Siobh\u00e1n O\u2019Neil\u2011Smith', "Siobh\u00e1n O'Neil-Smith")).toBe(null);
  expect(judgeName('Main and Sons', 'Main & Sons')).toBe('nameOther');
  expect(judgeName('Vera Vip', 'Dana Demo')).toBe('nameOther');
  expect(judgeName('', 'Dana Demo')).toBe('nameInvalid');
});

test('A number that was kept while it was being typed is a number again', () => {
  const draftAnswers = new Map(Object.entries({ years: '5', taxId: '123456' }));
  expect(readDraft(buildProduct({ draftAnswers }))).toEqual({ years: 5, taxId: '123456' });
  // A thousand to some: the reader is asked again.
  const open = new Map(Object.entries({ years: '1.000' }));
  expect(readDraft(buildProduct({ draftAnswers: open }))).toEqual({ years: '1.000' });
});

test('A text is the one to be signed by its hash alone', () => {
  const sha256 = 'ab'.repeat(32);
  expect(judgeHash({ sha256: sha256.toUpperCase() }, { sha256 })).toBe('matches');
  expect(judgeHash({ sha256 }, { sha256: 'cd'.repeat(32) })).toBe('differs');
  expect(judgeHash({ sha256 }, { sha256: null })).toBe('unchecked');
});
