import { useRef, useState } from 'react';
import { fetchFile } from '#app/bridge/fetchFile.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type HashVerdict, judgeHash } from './agreementHash.ts';
import type { Agreement } from './application.ts';

export type AgreementText =
  | { readonly kind: 'closed' | 'loading' }
  | { readonly kind: 'failed'; readonly error: AppError }
  | { readonly kind: 'open'; readonly text: string; readonly verdict: HashVerdict };

/** The text of an agreement, loaded when it is opened, with the verdict on its hash. */
export async function loadAgreement(agreement: Agreement): Promise<AgreementText> {
  const fetched = await fetchFile(new URL(agreement.url, location.href).href);
  if (!fetched.ok) return { kind: 'failed', error: fetched.error };
  const text = await fetched.value.file.text();
  return { kind: 'open', text, verdict: judgeHash(agreement, fetched.value) };
}

export function useAgreementText(agreement: Agreement) {
  const [state, setState] = useState<AgreementText>({ kind: 'closed' });
  const opened = useRef(0);
  return {
    state,
    open: async (): Promise<void> => {
      opened.current += 1;
      const number = opened.current;
      setState({ kind: 'loading' });
      const loaded = await loadAgreement(agreement);
      if (number === opened.current) setState(loaded);
    },
    close: (): void => {
      opened.current += 1;
      setState({ kind: 'closed' });
    },
  };
}
