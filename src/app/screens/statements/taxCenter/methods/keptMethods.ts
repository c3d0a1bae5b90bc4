import * as v from 'valibot';
import type { KeyStorage } from '#app/storage/deviceStorage.ts';
import { keepJson, readKept } from '#app/storage/keptJson.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import type { CostMethod } from './costMethods.ts';

/** The method that a user chose for each tax year, on this device: the exchange keeps none. */
export interface KeptMethods {
  readonly of: (year: number) => CostMethod | undefined;
  readonly keep: (year: number, method: CostMethod) => void;
}

const Kept = v.record(v.string(), v.picklist(['FIFO', 'LIFO', 'HIFO', 'AVERAGE']));

export function createKeptMethods(userId: number, storage: KeyStorage): KeptMethods {
  const key = `${PRODUCT}.taxMethods.${userId}`;
  const read = (): Readonly<Record<string, CostMethod>> => readKept(storage, key, Kept) ?? {};
  return {
    of: (year) => read()[year],
    // Read again: another tab may have chosen for another year since.
    keep: (year, method) => keepJson(storage, key, { ...read(), [year]: method }),
  };
}
