import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { callsOf } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { hashOf } from '#tests/support/browser/hashOf.ts';
import { UNREACHABLE } from '#tests/support/browser/openSession.ts';
import {
  ask,
  buildProduct,
  DAY_MS,
  fillIn,
  NOW_MS,
  openQuestionnaire,
  readAndSign,
  TEXT,
} from './openQuestionnaire.tsx';

const NET_WORTH = {
  ...{ id: 'finances', title: 'Finances' },
  questions: [ask('netWorth', 'number', 'What are you worth?', { rule: { min: 0, max: 1_000_000 } })],
};

describe('the options application', () => {
  test('is named in the reader’s language, and marks questions with the language that they are in', async () => {
    const { screen } = await openQuestionnaire({ product: { lang: 'en' }, language: 'de-DE' });
    await expect.element(screen.getByRole('heading', { name: 'Optionshandel' })).toBeVisible();
    await screen.getByRole('button', { name: 'Antrag beginnen' }).click();
    await expect.element(screen.getByRole('heading', { name: /Voraussetzungen/ })).toBeVisible();
    await expect.element(screen.getByText('When were you born?')).toHaveAttribute('lang', 'en');
  });

  test('is begun as a draft, saved after each step, and asks only what the answers lead to', async () => {
    const opened = await openQuestionnaire();
    const { screen, calls } = opened;
    await screen.getByRole('button', { name: 'Start application' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Step 1 of 4: Eligibility' })).toHaveFocus();
    await expect.element(screen.getByLabelText(/Your tax number/)).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: 'Yes' }).click();
    await screen.getByLabelText(/Your tax number/).fill('86095742719');
    await screen.getByRole('radio', { name: 'No' }).click();
    await expect.element(screen.getByLabelText(/Your tax number/)).not.toBeInTheDocument();
    // The birthday is missing: the step stays, and the field has the focus.
    await screen.getByRole('button', { name: 'Save and continue' }).click();
    await expect.element(screen.getByText('Answer this question.')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByLabelText(/When were you born\?/).element());
    await screen.getByLabelText(/When were you born\?/).fill('1990-02-28');
    await screen.getByRole('button', { name: 'Save and continue' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Step 2 of 4: Experience' })).toHaveFocus();
    await expect.element(screen.getByText('Saved')).toBeVisible();
    expect(callsOf(calls, 'ampAgreementApply').at(-1)).toMatchObject({
      ...{ mode: 'draft', answers: { birthDate: '1990-02-28', hasTaxId: 'no' } },
    });
    expect(await findViolations()).toEqual([]);
  });

  test('says what hardly goes together, and how much of the test for professionals is met', async () => {
    const { screen } = await openQuestionnaire({
      product: { status: 'DRAFT', draftAnswers: new Map(Object.entries({ birthDate: '2007-01-01' })) },
      path: '?step=2',
    });
    await screen.getByRole('button', { name: 'Continue application' }).click();
    await screen.getByLabelText(/For how many years have you traded\?/).fill('9');
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByText(/9 years of derivatives trading/)).toBeVisible();
    await screen.getByRole('radio', { name: 'Yes' }).click();
    await screen.getByRole('checkbox', { name: 'Trades' }).click();
    await expect.element(screen.getByText(/You need to meet 1 more condition/)).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Sector' }).click();
    await expect.element(screen.getByText(/You meet the conditions/)).toBeVisible();
    await expect.element(screen.getByText(/have less protection/)).toBeVisible();
  });

  test('keeps answers that could not be saved, and saves them by one press', async () => {
    let isAway = true;
    const opened = await openQuestionnaire({
      apply: () => (isAway ? { error: UNREACHABLE } : undefined),
    });
    const { screen } = opened;
    await fillIn(opened);
    await expect.element(screen.getByText('Not saved')).toBeVisible();
    isAway = false;
    await screen.getByRole('button', { name: 'Save again' }).click();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    expect(callsOf(opened.calls, 'ampAgreementApply').at(-1)).toMatchObject({ answers: { years: 5 } });
  });

  test('is signed after reading, with the hash of what was read, and approved', async () => {
    const opened = await openQuestionnaire({
      apply: (mode) =>
        mode === 'submit'
          ? { result: { applyId: 'a', status: 'APPROVED', score: 9, failedTopics: [] } }
          : undefined,
    });
    const { screen, calls, search } = opened;
    await fillIn(opened);
    await expect
      .element(screen.getByRole('button', { name: 'Sign', exact: true }))
      .toHaveAttribute('aria-disabled', 'true');
    await readAndSign(opened);
    expect(await findViolations()).toEqual([]);
    await expect.element(screen.getByRole('region', { name: 'Experience' })).toMatchTextContent(/5/);
    await screen.getByRole('button', { name: 'Submit application' }).click();
    await expect.element(screen.getByText('Approved', { exact: true })).toBeVisible();
    const sha256 = await hashOf(TEXT);
    expect(callsOf(calls, 'ampAgreementApply').at(-1)).toMatchObject({
      ...{ mode: 'submit', fullName: 'dana demo', riskToken: 'token' },
      signed: [{ id: 'terms', version: '3.1', sha256 }],
      answers: { birthDate: '1990-02-28', hasTaxId: 'no', years: 5, isProfessional: 'no' },
    });
    // Answers are in no address and in no store of the browser.
    for (const store of [search(), JSON.stringify(sessionStorage), JSON.stringify(localStorage)]) {
      expect(store).not.toContain('1990');
    }
  });

  test('that is rejected shows topics, when it may be tried again, and no form', async () => {
    const opened = await openQuestionnaire({
      apply: (mode) =>
        mode === 'submit'
          ? {
              result: {
                ...{ applyId: 'a', status: 'REJECTED', score: 4, failedTopics: ['Margin'] },
                retryAt: String(NOW_MS + DAY_MS),
              },
            }
          : undefined,
    });
    const { screen } = opened;
    await fillIn(opened);
    await readAndSign(opened);
    await screen.getByRole('button', { name: 'Submit application' }).click();
    await expect.element(screen.getByText('Not approved', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Margin' })).toBeVisible();
    await expect.element(screen.getByText(/You can try again from .*2 attempts left/)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Try again' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('is tried again when the exchange’s clock says so, and signed by it, whatever the device’s says', async () => {
    const product = { status: 'REJECTED', retryAt: String(NOW_MS + DAY_MS / 2) };
    const early = await openQuestionnaire({ product });
    const button = () => early.screen.getByRole('button', { name: 'Try again' });
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(early.screen.getByText(/About 15 minutes/)).not.toBeInTheDocument();
    await early.screen.unmount();
    const opened = await openQuestionnaire({ product, skewMs: DAY_MS });
    await expect.element(opened.screen.getByText(/About 15 minutes/)).toBeVisible();
    await fillIn(opened, 'Try again');
    await readAndSign(opened);
    await opened.screen.getByRole('button', { name: 'Submit application' }).click();
    const sent = () => callsOf(opened.calls, 'ampAgreementApply').at(-1);
    await expect.poll(sent).toMatchObject({ mode: 'submit' });
    const signed = sent()?.signed as readonly { readonly signedAt: string }[] | undefined;
    expect(Number(signed?.[0]?.signedAt)).toBeGreaterThanOrEqual(NOW_MS + DAY_MS);
  });

  test('whose answer does not come is asked about, and not sent again', async () => {
    const opened = await openQuestionnaire({
      apply: (mode) => (mode === 'submit' ? { error: UNREACHABLE } : undefined),
    });
    const { screen, calls } = opened;
    await fillIn(opened);
    await readAndSign(opened);
    const asked = callsOf(calls, 'ampAgreementQuery').length;
    await screen.getByRole('button', { name: 'Submit application' }).click();
    await expect.element(screen.getByText(/We didn't get a response/)).toBeVisible();
    await expect.poll(() => callsOf(calls, 'ampAgreementQuery').length).toBeGreaterThan(asked);
    expect(callsOf(calls, 'ampAgreementApply').filter(({ mode }) => mode === 'submit')).toHaveLength(1);
  });

  test('says of an answer that rules out an approval why, at once and before it is sent, and is not sent with it', async () => {
    const opened = await openQuestionnaire();
    const { screen, calls } = opened;
    await screen.getByRole('button', { name: 'Start application' }).click();
    await screen.getByLabelText(/When were you born\?/).fill('1990-02-28');
    await screen.getByRole('radio', { name: 'No' }).click();
    await screen.getByRole('button', { name: 'Save and continue' }).click();
    await screen.getByLabelText(/For how many years have you traded\?/).fill('5');
    await screen.getByRole('radio', { name: 'Yes' }).click();
    await expect.element(screen.getByText("We don't approve applications with this answer.")).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await screen.getByRole('checkbox', { name: 'Trades' }).click();
    await screen.getByRole('checkbox', { name: 'Sector' }).click();
    await screen.getByRole('button', { name: 'Save and continue' }).click();
    await readAndSign(opened);
    await expect.element(screen.getByText("We don't approve applications with this answer.")).toBeVisible();
    await screen.getByRole('button', { name: 'Submit application' }).click();
    await expect.element(screen.getByText(/We can't approve an application with the answers/)).toBeVisible();
    expect(callsOf(calls, 'ampAgreementApply').filter(({ mode }) => mode === 'submit')).toEqual([]);
  });

  test('keeps a half-filled step at the exchange, and goes on with it', async () => {
    const { screen, calls } = await openQuestionnaire();
    await screen.getByRole('button', { name: 'Start application' }).click();
    await screen.getByLabelText(/When were you born\?/).fill('1990-02-28');
    await expect
      .poll(() => callsOf(calls, 'ampAgreementApply').at(-1), { timeout: 5_000 })
      .toMatchObject({ mode: 'draft', answers: { birthDate: '1990-02-28' } });
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  });

  test('keeps what was answered just before the page is left, for the same user alone', async () => {
    const { screen, calls } = await openQuestionnaire();
    await screen.getByRole('button', { name: 'Start application' }).click();
    await screen.getByLabelText(/When were you born\?/).fill('1990-02-28');
    await screen.unmount();
    await expect
      .poll(() => callsOf(calls, 'ampAgreementApply').at(-1))
      .toMatchObject({ mode: 'draft', answers: { birthDate: '1990-02-28' } });

    const other = await openQuestionnaire();
    await other.screen.getByRole('button', { name: 'Start application' }).click();
    await other.screen.getByLabelText(/When were you born\?/).fill('1990-02-28');
    const asked = callsOf(other.calls, 'ampAgreementApply').length;
    sessionStore.setState(({ generation }) => ({ generation: generation + 1 }));
    await other.screen.unmount();
    expect(callsOf(other.calls, 'ampAgreementApply')).toHaveLength(asked);
  });

  test('tries once more to keep what could not be kept, when the page is left', async () => {
    let isDown = false;
    const { screen, calls } = await openQuestionnaire({
      apply: () =>
        isDown ? { error: UNREACHABLE } : { result: { applyId: 'a', status: 'DRAFT', failedTopics: [] } },
    });
    await screen.getByRole('button', { name: 'Start application' }).click();
    const asked = (): number => callsOf(calls, 'ampAgreementApply').length;
    await expect.poll(asked).toBe(1);
    isDown = true;
    await screen.getByLabelText(/When were you born\?/).fill('1990-02-28');
    await expect.element(screen.getByText('Not saved')).toBeVisible();
    expect(asked()).toBe(2);
    await screen.unmount();
    await expect.poll(asked).toBe(3);
    expect(callsOf(calls, 'ampAgreementApply').at(-1)).toMatchObject({
      answers: { birthDate: '1990-02-28' },
    });
  });

  test.each([
    ['en', '1,250.5', '1250.5'],
    ['de-DE', '1.250,5', '1250,5'],
    ['ar-SA', '١٢٥٠٫٥', '1250.5'],
  ] as const)('in %s reads a number by the reader’s own separators: %s', async (language, typed, shown) => {
    const { screen, calls } = await openQuestionnaire({
      ...{ product: { status: 'DRAFT', sections: [NET_WORTH] }, language },
    });
    await screen.getByRole('button').first().click();
    const field = screen.getByRole('textbox');
    await userEvent.fill(field, typed);
    await expect.element(field).toHaveValue(shown);
    await expect
      .poll(() => callsOf(calls, 'ampAgreementApply').at(-1)?.answers, { timeout: 5_000 })
      .toEqual({ netWorth: 1250.5 });
  });

  test('asks which number is meant where a text can mean two, and guesses none', async () => {
    const { screen, calls } = await openQuestionnaire({
      ...{ product: { status: 'DRAFT', sections: [NET_WORTH] }, language: 'de-DE' },
    });
    await screen.getByRole('button').first().click();
    const field = screen.getByRole('textbox');
    await userEvent.fill(field, '100.000');
    await screen.getByRole('button', { name: '100.000', exact: true }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('100000');
    await expect
      .poll(() => callsOf(calls, 'ampAgreementApply').at(-1)?.answers, { timeout: 5_000 })
      .toEqual({ netWorth: 100_000 });
  });

  test('keeps what was read while other steps are looked at', async () => {
    const { screen } = await openQuestionnaire({ path: '?step=3' });
    await screen.getByRole('button', { name: 'Start application' }).click();
    await screen.getByRole('button', { name: 'Open text: Terms' }).click();
    await screen.getByRole('checkbox', { name: 'I have read it' }).click();
    await screen.getByRole('button', { name: 'Back' }).click();
    await screen.getByRole('button', { name: /Agreements/ }).click();
    await expect.element(screen.getByText('Read', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Sign', exact: true }))
      .not.toHaveAttribute('aria-disabled');
  });

  test('is not signed with another name than that of the profile', async () => {
    const opened = await openQuestionnaire({ path: '?step=3' });
    const { screen } = opened;
    await screen.getByRole('button', { name: 'Start application' }).click();
    await screen.getByRole('button', { name: 'Open text: Terms' }).click();
    await screen.getByRole('checkbox', { name: 'I have read it' }).click();
    const name = screen.getByLabelText('Your full name');
    await name.fill('Vera Vip');
    await screen.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect.element(screen.getByText("This doesn't match the name in your profile.")).toBeVisible();
    await expect.element(name).toHaveFocus();
    await expect.element(screen.getByText(/Signed as/)).not.toBeInTheDocument();
  });

  test('cannot be signed where the text is another one than its hash says', async () => {
    const [agreement] = (await buildProduct()).agreements;
    const opened = await openQuestionnaire({
      ...{ product: { agreements: [{ ...agreement, sha256: '00'.repeat(32) }] }, path: '?step=3' },
    });
    const { screen } = opened;
    await screen.getByRole('button', { name: 'Start application' }).click();
    await screen.getByRole('button', { name: 'Open text: Terms' }).click();
    await expect.element(screen.getByText(/Don't sign it/)).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'I have read it' })).toBeDisabled();
  });
});

test('Where the product is not offered, the page says so', async () => {
  const { screen } = await openQuestionnaire({
    query: { error: { kind: 'business', code: '135001', message: 'not offered', retryable: false } },
  });
  await expect.element(screen.getByText(/Options aren't available/)).toBeVisible();
});

test('Without KYC the wall comes first, with its link', async () => {
  const { screen } = await openQuestionnaire({
    query: { error: { kind: 'business', code: '131004', message: 'KYC is needed', retryable: false } },
  });
  const link = screen.getByRole('link', { name: 'Verify identity' });
  await expect.element(link.first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Start application' })).not.toBeInTheDocument();
});

test.each([390, 1440])('At %i px nothing of the form moves sideways', async (width) => {
  const opened = await openQuestionnaire({ width });
  await opened.screen.getByRole('button', { name: 'Start application' }).click();
  await expect.element(opened.screen.getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
