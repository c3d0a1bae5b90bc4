/** How a cell is written: times are milliseconds as text, amounts and counts plain decimals; "" is nothing at all. */
export type CellKind = 'text' | 'amount' | 'count' | 'time';

export interface Column {
  readonly title: string;
  readonly kind: CellKind;
}

export interface Sheet {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** For a summary that a CSV, which is one table, goes without; another one is a CSV of its own (screens.md 0.2c). */
  readonly isNotInCsv?: true;
}

/** What a file says, before it is one. */
export interface FileDocument {
  readonly title: string;
  /** Whose, of which time, in which zone; for formats that have room for it. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** A CSV, which is one table, has them in a file of their own. */
  readonly hasFactsInCsv?: true;
  /** The rows that were asked for; they are what is split into parts. */
  readonly main: Sheet;
  /** Sums, and the check that they add up. */
  readonly summaries: readonly Sheet[];
  /** IANA name of the zone that times are written in. */
  readonly timezone: string;
  /** BCP 47 tag of the language that amounts are written in; plain decimals without one. */
  readonly numberLocale?: string | undefined;
}

/** The same document in parts of so many rows; sums stand in the last one, where all rows have been seen. */
export function splitDocument(document: FileDocument, mostRows: number): FileDocument[] {
  const { main } = document;
  const count = Math.max(1, Math.ceil(main.rows.length / mostRows));
  return Array.from({ length: count }, (_, part) => ({
    ...document,
    main: { ...main, rows: main.rows.slice(part * mostRows, (part + 1) * mostRows) },
    summaries: part === count - 1 ? document.summaries : [],
  }));
}

/** Whose, of which time and in which zone, as a table. */
export function factSheet({ title, facts }: Pick<FileDocument, 'title' | 'facts'>): Sheet {
  return {
    title: 'About',
    columns: [
      { title: 'About', kind: 'text' },
      { title, kind: 'text' },
    ],
    rows: facts.map((fact) => [...fact]),
  };
}

/** The document as tables that stand alone: its rows, and each summary that has a file of its own. */
export function splitTables(document: FileDocument): readonly [FileDocument, ...FileDocument[]] {
  const facts = document.hasFactsInCsv ? [factSheet(document)] : [];
  const own = [...document.summaries.filter(({ isNotInCsv = false }) => !isNotInCsv), ...facts];
  return [
    { ...document, summaries: [] },
    ...own.map((main) => ({ ...document, title: main.title, main, summaries: [] })),
  ];
}
