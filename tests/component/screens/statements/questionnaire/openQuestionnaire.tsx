import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { QuestionnaireScreen } from '#app/screens/statements/questionnaire/QuestionnaireScreen.tsx';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import type { Language } from '#shared/site/languages.ts';
import {
  type Answer,
  openHistory,
  type Said,
} from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { hashOf } from '#tests/support/browser/hashOf.ts';
import { USER } from '#tests/support/browser/openSession.ts';

export const NOW_MS = Date.now();
export const DAY_MS = 86_400_000;
export const TEXT = `Terms\n\n${'A sentence of the terms.\n'.repeat(60)}`;

export const ask = (id: string, type: string, text: string, rest: object = {}) => ({
  ...{ id, type, text, options: [], required: true, rule: {}, ...rest },
});
const options = (...words: readonly string[]) =>
  words.map((word) => ({ id: word.toLowerCase(), text: word }));

export async function buildProduct(change: object = {}) {
  return {
    ...{ productId: 'options', name: 'Options trading', status: 'NONE', triesLeft: 3, failedTopics: [] },
    draftAnswers: new Map(),
    sections: [
      {
        ...{ id: 'eligibility', title: 'Eligibility' },
        questions: [
          ask('birthDate', 'date', 'When were you born?', { rule: { min: '1900-01-01', max: '2008-01-01' } }),
          ask('hasTaxId', 'single', 'Do you have a tax number?', { options: options('Yes', 'No') }),
          ask('taxId', 'text', 'Your tax number', { showIf: { id: 'hasTaxId', in: ['yes'] } }),
        ],
      },
      {
        ...{ id: 'experience', title: 'Experience' },
        questions: [
          ask('years', 'number', 'For how many years have you traded?', { rule: { min: 0, max: 70 } }),
          ask('isProfessional', 'single', 'Professional client?', {
            ...{ options: options('Yes', 'No'), refusedIf: { in: ['yes'] } },
          }),
          ask('professional', 'multi', 'Which are true?', {
            ...{ options: options('Trades', 'Portfolio', 'Sector'), rule: { min: 2 } },
            showIf: { id: 'isProfessional', in: ['yes'] },
          }),
        ],
      },
    ],
    agreements: [
      {
        ...{ id: 'terms', title: 'Terms', version: '3.1', mustSign: true },
        ...{ url: `data:text/plain,${encodeURIComponent(TEXT)}`, sha256: await hashOf(TEXT) },
      },
    ],
    ...change,
  };
}

const DRAFT = { result: { applyId: 'a', status: 'DRAFT', failedTopics: [] } };

interface Played {
  readonly product?: object;
  readonly apply?: (mode: string) => Said;
  readonly query?: Said;
  readonly path?: string;
  readonly width?: number;
  readonly language?: Language;
  readonly skewMs?: number;
}

const PAGE = (
  <>
    <h1>Options application</h1>
    <QuestionnaireScreen />
  </>
);

/** The options application, with an exchange that the test plays. */
export async function openQuestionnaire({
  product = {},
  apply,
  query,
  path = '',
  width,
  language,
  skewMs = 0,
}: Played = {}) {
  globalStore.setState(globalStore.getInitialState(), true);
  setUser({ ...USER, username: 'Dana Demo' });
  onTestFinished(() => globalStore.setState(globalStore.getInitialState(), true));
  const shown = await buildProduct(product);
  let outcome = {};
  const answer: Answer = ({ name, input }) => {
    if (name === 'ampAgreementQuery') return query ?? { result: { products: [{ ...shown, ...outcome }] } };
    if (name === 'countryList') return { result: { list: [] } };
    if (name === 'riskIntercept') {
      const free = {
        risk_token: 'token',
        expire_at: String(NOW_MS + DAY_MS),
        components: [],
        action: 'pass',
      };
      return { result: free };
    }
    const said = apply?.(String(input.mode)) ?? DRAFT;
    if (input.mode === 'submit' && 'result' in said) outcome = { ...(said.result as object), triesLeft: 2 };
    return said;
  };
  return openHistory({
    ...{ path: `/questionnaire${path}`, part: PAGE, answer, skewMs },
    ...(width !== undefined && { width }),
    ...(language !== undefined && { language }),
  });
}

type Opened = Awaited<ReturnType<typeof openQuestionnaire>>;

export async function fillIn({ screen }: Opened, start = 'Start application'): Promise<void> {
  await screen.getByRole('button', { name: start }).click();
  await screen.getByLabelText(/When were you born\?/).fill('1990-02-28');
  await screen.getByRole('radio', { name: 'No' }).click();
  await screen.getByRole('button', { name: 'Save and continue' }).click();
  await screen.getByLabelText(/For how many years have you traded\?/).fill('5');
  await screen.getByRole('radio', { name: 'No' }).click();
  await screen.getByRole('button', { name: 'Save and continue' }).click();
}

export async function readAndSign({ screen }: Opened): Promise<void> {
  await screen.getByRole('button', { name: 'Open text: Terms' }).click();
  await expect.element(screen.getByText(/its SHA-256 was verified/)).toBeVisible();
  await screen.getByRole('checkbox', { name: 'I have read it' }).click();
  await screen.getByLabelText('Your full name').fill('dana demo');
  await screen.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: /Signed as/ })).toHaveFocus();
  // By "Sign again".
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByLabelText('Your full name')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Continue to review' }).click();
}
