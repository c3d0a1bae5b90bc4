import type { FilesApi } from '#shared/contract/filesApi.ts';
import { createCsvFile } from '#shared/csv/createCsvFile.ts';
import { ok } from '#shared/result/result.ts';

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

export const end: FilesApi['end'] = async () => close();
