import type { FileDocument, Sheet } from '#sandbox/calls/files/fileDocument.ts';
import type { CoinAssessment } from '../assessment.ts';
import type { Residence } from '../residence.ts';

export interface ReturnSheets {
  /** A row for each part of a disposal, as the form asks for it. */
  readonly main: Sheet;
  /** What the form takes as sums, and what is not taxed. */
  readonly summaries: readonly Sheet[];
}

/** The order in which a country's return asks for disposals, in the words of its tax office. */
export interface ReturnLayout {
  /** The title of the file: what the form is called. */
  readonly title: string;
  /** The form, and the part of it. */
  readonly name: string;
  /** What else the reader has to know of the form of a tax year, which is called by the calendar year it begins in. */
  readonly facts: (year: number) => FileDocument['facts'];
  readonly write: (coins: readonly CoinAssessment[], residence: Residence, year: number) => ReturnSheets;
}
