import { useMemo, useState } from 'react';
import { deviceStorage } from '#app/storage/deviceStorage.ts';
import { type CostMethod, methodsOf } from './costMethods.ts';
import { createKeptMethods } from './keptMethods.ts';

export interface UsedMethod {
  readonly method: CostMethod;
  readonly choose: (method: CostMethod) => void;
}

/** The method of a year: what the user chose for it, else the usual one of the country. */
export function useMethod(userId: number, year: number, country: string): UsedMethod {
  const kept = useMemo(() => createKeptMethods(userId, deviceStorage), [userId]);
  const [chosen, setChosen] = useState<Readonly<Record<number, CostMethod>>>({});
  return {
    method: chosen[year] ?? kept.of(year) ?? methodsOf(country)[0] ?? 'FIFO',
    choose: (method) => {
      kept.keep(year, method);
      setChosen((before) => ({ ...before, [year]: method }));
    },
  };
}
