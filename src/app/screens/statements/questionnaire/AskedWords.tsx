import { createContext, use } from 'react';

/** The language of the exchange's words, where it is not the page's. */
export const AskedLanguage = createContext<string | undefined>(undefined);

/** A question, a choice or a title in the exchange's words, read out in the language that they are in. */
export function AskedWords({ children }: { readonly children: string }) {
  return <bdi lang={use(AskedLanguage)}>{children}</bdi>;
}
