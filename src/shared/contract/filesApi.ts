import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import type { CsvReading } from '#shared/csv/readCsvTable.ts';
import type { Result } from '#shared/result/result.ts';

/** A file of the exchange as it arrived. */
export interface FetchedFile {
  readonly file: Blob;
  /** What the server calls it; null where it does not say. */
  readonly name: string | null;
  /** The hash of the bytes that arrived, in hex; null where the browser has no WebCrypto, as on a page without https. */
  readonly sha256: string | null;
}

/** The files worker: a dedicated one for each file, so that a long one keeps nothing else waiting (screens.md 0.2a). */
export interface FilesApi {
  /** Begins the file with its header; what was begun before is dropped. */
  readonly beginCsv: (columns: readonly CsvColumn[]) => Promise<Result<void>>;
  /** Writes rows, cells as CsvFile has them; answers how many there are so far. */
  readonly addRows: (rows: readonly (readonly string[])[]) => Promise<Result<number>>;
  /** The whole file. */
  readonly finishCsv: () => Promise<Result<Blob>>;
  /** Loads a file from an address of the exchange, and computes its hash. */
  readonly fetchFile: (url: string) => Promise<Result<FetchedFile>>;
  /** Reads a CSV file of so many rows at most; where it can't be read, the reading says where it broke. */
  readonly readCsv: (file: Blob, most: number) => Promise<Result<CsvReading>>;
  /** Ends the worker: the file is finished or not wanted any more. Nothing comes back. */
  readonly end: () => Promise<void>;
}
