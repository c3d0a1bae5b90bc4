import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Translations } from '../i18n/createTranslations.ts';
import { TextsMissing } from './TextsMissing.tsx';

export interface PageProps {
  readonly translations: Pick<Translations, 'store' | 'retry'>;
  readonly children: ReactNode;
}

/** The page, once there are texts to show it with. */
export function Page({ translations, children }: PageProps) {
  const status = useStore(translations.store, (state) => state.status);
  if (status === 'loading') return null;
  return status === 'loaded' ? children : <TextsMissing onRetry={translations.retry} />;
}
