import { useEffect, useState } from 'react';
import { importAgain } from '#app/browser/importAgain.ts';
import type { judgeAddress } from './judgeAddress.ts';

type Judge = typeof judgeAddress;

/** Loaded once for a page. */
let loaded: Judge | null = null;

/** Loads the judge of addresses ahead of the first text: a user who enters the field is going to need it. */
export async function loadAddressJudge(): Promise<Judge> {
  loaded ??= (await importAgain(() => import('./judgeAddress.ts'))).judgeAddress;
  return loaded;
}

/**
 * The judge of addresses; null until it is loaded, since the formats of all chains weigh more than a form, and an empty field does
 * without. It is asked for again with each text that is entered, where it could not be loaded.
 */
export function useAddressJudge(text: string): Judge | null {
  const [judge, setJudge] = useState<Judge | null>(() => loaded);
  const isMissing = judge === null && text !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another try
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    loadAddressJudge().then(
      (found) => {
        if (isWanted) setJudge(() => found);
      },
      // Nothing is accepted unjudged: the field goes on checking.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, text]);
  return judge;
}
