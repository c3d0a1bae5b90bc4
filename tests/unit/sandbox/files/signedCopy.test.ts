import { expect, test } from 'vitest';
import { AGREEMENTS } from '#sandbox/calls/amp/ampAgreements.ts';
import { apply, readProduct } from '../amp/support/applyForOptions.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { startSandbox } from '../support/startSandbox.ts';
import { order } from './askExport.ts';
import { HAS_PDF_READER } from './openFile.ts';
import { readDocument } from './readDocument.ts';

const READER = HAS_PDF_READER ? '' : ' (needs pdftotext, of the package poppler-utils: there is none here)';
const wanted = (applyId: unknown) => ({ type: 'signedApplication', format: 'PDF', applyId });

async function open() {
  const test = await startSandbox({});
  const visitor = openVisitor(test.sandbox);
  await visitor.login();
  return { ...test, visitor };
}

test.runIf(HAS_PDF_READER)(`A copy has all that was signed, whole, and nothing else${READER}`, async () => {
  const opened = await open();
  const signed = AGREEMENTS.filter(({ mustSign }) => mustSign);
  const signedAt = String(opened.time.clock.now() - 60_000);
  const foreign = { id: 'other', version: '1', sha256: 'ab'.repeat(32), signedAt };
  await apply(opened.visitor, {
    fullName: 'Dana  DEMO',
    signed: [...signed.map(({ id, version, sha256 }) => ({ id, version, sha256, signedAt })), foreign],
  });
  const { applyId } = await readProduct(opened.visitor);
  const lines = await readDocument(opened, { ...wanted(applyId), timezone: 'Asia/Tokyo' });
  expect(lines).toEqual(
    expect.arrayContaining([
      'Copy of the signed agreements',
      'Account: Dana Demo (20000001)',
      'Product: Options trading',
      `Application ID: ${applyId}`,
      'Times: Asia/Tokyo',
      ...signed.map(
        ({ title, version, sha256 }) => `${title} | ${version} | ${sha256} | 2026-11-21 22:46:20`,
      ),
    ]),
  );
  expect(lines.find((line) => line.startsWith('Signed by:'))).toMatch(/^Signed by: Dana +(?:\| )?DEMO$/);
  // Lines are broken between words, and pages between lines.
  const words = lines.join(' ').replace(/\s+/g, ' ');
  for (const { text } of signed) {
    for (const line of text.split('\n')) expect(words).toContain(line);
  }
  expect(words).not.toContain('How your answers are used');
  expect(words).not.toContain(foreign.sha256);
});

test('A copy is of an application of one’s own, and only once it is signed', async () => {
  const { visitor } = await open();
  const codeOf = async (asked: Readonly<Record<string, unknown>>) =>
    (await order(visitor, asked)).body.retCode;
  const { body } = await apply(visitor, { mode: 'draft' });
  const { applyId } = body.result as { applyId: string };
  expect(await readProduct(visitor)).not.toHaveProperty('applyId');
  expect(await codeOf(wanted(applyId))).toBe(134006);
  await apply(visitor);
  expect((await readProduct(visitor)).applyId).toBe(applyId);
  expect(await codeOf(wanted('unknown'))).toBe(700000);
  expect(await codeOf(wanted(undefined))).toBe(700000);
  expect(await codeOf({ applyId })).toBe(700000);
  expect(await codeOf({ ...wanted(applyId), format: 'CSV' })).toBe(134001);
  expect(await codeOf(wanted(applyId))).toBe(0);
  await visitor.login('vip@sluice.example');
  expect(await codeOf(wanted(applyId))).toBe(700000);
});
