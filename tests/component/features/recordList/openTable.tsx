import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RecordsTableProps } from '#app/features/recordList/table/RecordsTable.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import { type SampleRow, SampleTable, sampleRows } from './sampleRecords.tsx';
import '#app/theme.css';

/** A records table of sample rows with a field beside it. */
export async function openTable(props: Partial<RecordsTableProps<SampleRow>> = {}, width = 1440) {
  await openTexts();
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1440, 900));
  const table = (more: Partial<RecordsTableProps<SampleRow>> = {}) => (
    <main>
      <h1>History</h1>
      <SampleTable {...props} {...more} />
      <input aria-label="Elsewhere" />
    </main>
  );
  const screen = await render(table());
  return { screen, show: (more: Partial<RecordsTableProps<SampleRow>>) => screen.rerender(table(more)) };
}

/** The button of a row, from 0. */
export const detailsOf = (at: number) =>
  page.getByRole('button', { name: `Details of conversion ${sampleRows(at + 1)[at]?.id}` });
/** What elements say, in their order. */
export const textsOf = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
