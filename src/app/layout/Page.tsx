import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Translations } from '#app/i18n/createTranslations.ts';
import { TextsMissing } from './TextsMissing.tsx';

export interface PageProps {
  readonly translations: Pick<Translations, 'store' | 'retry'>;
  readonly children: ReactNode;
}

/** The page, or why there are no texts to show it with; rendered when it is known which. */
export function Page({ translations, children }: PageProps) {
  const hasFailed = useStore(translations.store, ({ status }) => status === 'failed');
  return hasFailed ? <TextsMissing onRetry={translations.retry} /> : children;
}
