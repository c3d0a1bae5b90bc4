import { RESTRICTED_COUNTRIES } from '#sandbox/seed/reference/countries.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import { KNOWLEDGE, VIRTUAL_ASSETS } from './ampKnowledge.ts';
import { CLOSED_COUNTRIES } from './requireOffer.ts';

export type Section = ResultOf<'ampAgreementQuery'>['products'][number]['sections'][number];
export type Question = Section['questions'][number];

const YES_NO = [
  { id: 'yes', text: 'Yes' },
  { id: 'no', text: 'No' },
];

const IF_NO = { in: ['no'] };

/** What all questions have. */
function ask(id: string, type: Question['type'], text: string, rest: Partial<Question> = {}): Question {
  return { id, type, text, options: [], required: true, rule: {}, ...rest };
}

/** How old an applicant has to be, in years. */
const ADULT_YEARS = 18;

const HONG_KONG = 'HKG';

/** Two of three make a professional client in the EU; in Hong Kong it is the portfolio alone. */
const PROFESSIONAL = ask('professional', 'multi', 'Which of these are true of you? Two are needed.', {
  options: [
    { id: 'trades', text: 'Ten sizeable trades a quarter over the last four quarters' },
    { id: 'portfolio', text: 'A portfolio of more than EUR 500,000' },
    { id: 'sector', text: 'A year of work in the financial sector' },
  ],
  rule: { min: 2 },
  showIf: { id: 'isProfessional', in: ['yes'] },
});
const PROFESSIONAL_IN_HONG_KONG = ask('professional', 'multi', 'Is this true of you? It is needed.', {
  options: [{ id: 'portfolio', text: 'A portfolio of at least HKD 8,000,000' }],
  rule: { min: 1 },
  showIf: { id: 'isProfessional', in: ['yes'] },
});

/**
 * The questionnaire of the options agreement (screens.md 1.19): eligibility, knowledge, experience, finances, risk and
 * declarations. The date that makes a user an adult changes with the day, and Hong Kong asks for more.
 */
export function listSections(nowMs: number, country: string): Section[] {
  const isLocal = country === HONG_KONG;
  const now = new Date(nowMs);
  const adult = new Date(Date.UTC(now.getUTCFullYear() - ADULT_YEARS, now.getUTCMonth(), now.getUTCDate()));
  return [
    {
      id: 'eligibility',
      title: 'Eligibility',
      questions: [
        ask('residence', 'country', 'In which country do you live?', {
          refusedIf: { in: [...new Set([...RESTRICTED_COUNTRIES, ...CLOSED_COUNTRIES])] },
        }),
        ask('birthDate', 'date', 'When were you born?', {
          rule: { min: '1900-01-01', max: adult.toISOString().slice(0, 10) },
        }),
        ask('hasTaxId', 'single', 'Do you have a tax number?', { options: YES_NO }),
        ask('taxId', 'text', 'Your tax number', {
          // As countries write them: 756.9217.0769.85, 93-173/6581, A123456(3).
          rule: { min: 4, max: 24, pattern: '^[A-Za-z0-9 ./()+-]+$' },
          showIf: { id: 'hasTaxId', in: ['yes'] },
        }),
      ],
    },
    {
      id: 'knowledge',
      title: 'Knowledge',
      questions: [...KNOWLEDGE, ...(isLocal ? VIRTUAL_ASSETS : [])].map(({ question }) => question),
    },
    {
      id: 'experience',
      title: 'Experience',
      questions: [
        ask('years', 'number', 'For how many years have you traded derivatives?', {
          rule: { min: 0, max: 70 },
        }),
        ask('isProfessional', 'single', 'Do you want to be treated as a professional client?', {
          options: YES_NO,
        }),
        isLocal ? PROFESSIONAL_IN_HONG_KONG : PROFESSIONAL,
        ask('proof', 'file', 'A document that shows it', { showIf: { id: 'isProfessional', in: ['yes'] } }),
      ],
    },
    {
      id: 'finances',
      title: 'Finances',
      questions: [
        ask('income', 'single', 'What do you earn in a year?', {
          options: [
            { id: 'low', text: 'Less than EUR 30,000' },
            { id: 'middle', text: 'EUR 30,000 to 100,000' },
            { id: 'high', text: 'More than EUR 100,000' },
          ],
        }),
        ask('netWorth', 'number', 'What are you worth without your home, in EUR?', {
          rule: { min: 0, max: 1_000_000_000_000 },
          refusedIf: { max: 0 },
        }),
        ask('source', 'text', 'Where does the money come from?', {
          required: false,
          rule: { max: 500 },
        }),
      ],
    },
    {
      id: 'risk',
      title: 'Risk tolerance',
      questions: [
        ask('loss', 'single', 'How much of the money you trade with could you lose without harm?', {
          options: [
            { id: 'none', text: 'None' },
            { id: 'some', text: 'Some' },
            { id: 'all', text: 'All' },
          ],
          refusedIf: { in: ['none'] },
        }),
      ],
    },
    {
      id: 'declarations',
      title: 'Declarations',
      questions: [
        ask('truth', 'single', 'Is everything you said true?', { options: YES_NO, refusedIf: IF_NO }),
        ask('ownAccount', 'single', 'Do you act for yourself alone?', {
          options: YES_NO,
          refusedIf: IF_NO,
        }),
        ask('actsFor', 'text', 'For whom do you act?', {
          rule: { min: 2, max: 100 },
          showIf: { id: 'ownAccount', in: ['no'] },
        }),
      ],
    },
  ];
}
