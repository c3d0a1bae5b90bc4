import { expect, onTestFinished, test, vi } from 'vitest';
import { SignedCopy } from '#app/screens/statements/questionnaire/SignedCopy.tsx';
import { callsOf, openHistory } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { answerDocument } from '#tests/support/browser/answerDocument.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { hashOf } from '#tests/support/browser/hashOf.ts';

const SIGNED_MS = Date.now() - 3_600_000;
const TEXT = 'Terms\n\nA sentence of the terms.';

async function openCopy() {
  const sha256 = await hashOf(TEXT);
  const url = `data:text/plain,${encodeURIComponent(TEXT)}`;
  const answerCopy = answerDocument('signedApplication');
  const opened = await openHistory({
    part: (
      <>
        <h1>Options application</h1>
        <SignedCopy
          product={{
            ...{ productId: 'options', name: 'Options trading', status: 'IN_REVIEW', triesLeft: 3 },
            ...{ applyId: 'application-1', failedTopics: [], draftAnswers: new Map(), sections: [] },
            agreements: [{ id: 'terms', title: 'Terms', version: '3.1', mustSign: true, url, sha256 }],
          }}
          signatures={[{ id: 'terms', version: '3.1', sha256, signedAt: String(SIGNED_MS) }]}
          fullName="Dana Demo"
        />
      </>
    ),
    answer: ({ name }) => answerCopy(name),
  });
  await expect.element(opened.screen.getByText(sha256)).toBeVisible();
  return opened;
}

test('What was signed is listed with its hashes, and printed whole', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(document.querySelector('article')?.textContent).toContain('A sentence of the terms.');
  });
  onTestFinished(() => void print.mockRestore());
  const { screen } = await openCopy();
  await screen.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
});

test('What was signed is copied by the exchange as a PDF of that application', async () => {
  const { screen, calls } = await openCopy();
  await screen.getByRole('button', { name: 'Signed copy (PDF)', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Download: Signed copy (PDF)' })).toBeVisible();
  expect(callsOf(calls, 'exportCreate')).toMatchObject([
    {
      ...{ type: 'signedApplication', applyId: 'application-1', format: 'PDF', lang: 'en' },
      ...{ startTime: String(SIGNED_MS), endTime: String(SIGNED_MS) },
    },
  ]);
  expect(await findViolations()).toEqual([]);
});
