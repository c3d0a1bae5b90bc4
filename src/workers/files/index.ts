import type { FilesApi } from '#shared/contract/filesApi.ts';
import { createCsvFile } from '#shared/csv/createCsvFile.ts';
import { readCsvTable } from '#shared/csv/readCsvTable.ts';
import { ok } from '#shared/result/result.ts';
import { loadFile } from './loadFile.ts';

// vite-plugin-comlink exposes every export of this file to the page: it exports the members of FilesApi only.

let file = createCsvFile([]);

export const beginCsv: FilesApi['beginCsv'] = async (columns) => {
  file = createCsvFile(columns);
  return ok();
};

export const addRows: FilesApi['addRows'] = async (rows) => {
  file.add(rows);
  return ok(file.count());
};

export const finishCsv: FilesApi['finishCsv'] = async () => ok(file.toBlob());

export const fetchFile: FilesApi['fetchFile'] = (url) => {
  // A page without https has none, whatever its types say.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const digest = subtle === undefined ? null : (bytes: ArrayBuffer) => subtle.digest('SHA-256', bytes);
  return loadFile(url, { load: (address, init) => fetch(address, init), digest });
};

export const readCsv: FilesApi['readCsv'] = async (blob, most) =>
  ok(readCsvTable(new Uint8Array(await blob.arrayBuffer()), most));

export const end: FilesApi['end'] = async () => close();
