import type { Answers, Product } from '#app/screens/statements/questionnaire/application.ts';

type Question = Product['sections'][number]['questions'][number];

function ask(id: string, type: Question['type'], rest: Partial<Question> = {}): Question {
  return { id, type, text: `${id}?`, options: [], required: true, rule: {}, ...rest };
}

const options = (...ids: readonly string[]) => ids.map((id) => ({ id, text: id }));

/** A product with a section of each kind of question. */
export function buildProduct(fields: Partial<Product> = {}): Product {
  return {
    ...{ productId: 'options', name: 'Options trading', status: 'NONE', triesLeft: 3, failedTopics: [] },
    draftAnswers: new Map(),
    sections: [
      {
        ...{ id: 'eligibility', title: 'Eligibility' },
        questions: [
          ask('residence', 'country'),
          ask('birthDate', 'date', { rule: { min: '1900-01-01', max: '2008-11-21' } }),
          ask('hasTaxId', 'single', { options: options('yes', 'no') }),
          ask('taxId', 'text', { rule: { min: 4, max: 20 }, showIf: { id: 'hasTaxId', in: ['yes'] } }),
        ],
      },
      {
        ...{ id: 'experience', title: 'Experience' },
        questions: [
          ask('years', 'number', { rule: { min: 0, max: 70 } }),
          ask('isProfessional', 'single', { options: options('yes', 'no') }),
          ask('professional', 'multi', {
            ...{ options: options('trades', 'portfolio', 'sector'), rule: { min: 2 } },
            showIf: { id: 'isProfessional', in: ['yes'] },
          }),
          ask('proof', 'file', { showIf: { id: 'professional', in: ['portfolio'] } }),
          ask('source', 'text', { required: false, rule: { max: 10 } }),
        ],
      },
    ],
    agreements: [
      {
        ...{ id: 'terms', title: 'Terms', version: '3.1', url: '/terms.txt', mustSign: true },
        sha256: 'ab'.repeat(32),
      },
      {
        ...{ id: 'notice', title: 'Notice', version: '1', url: '/notice.txt', mustSign: false },
        sha256: '00',
      },
    ],
    ...fields,
  };
}

/** Answers to all that is asked of a private client. */
export const ANSWERS: Answers = {
  ...{ residence: 'DEU', birthDate: '1990-02-28', hasTaxId: 'no', years: 5, isProfessional: 'no' },
};
