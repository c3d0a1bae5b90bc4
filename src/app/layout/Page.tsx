import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { Translations } from '#app/i18n/createTranslations.ts';

export interface PageProps {
  readonly translations: Pick<Translations, 'store' | 'retry'>;
  readonly children: ReactNode;
}

/** The page, or why there are no texts to show it with; rendered when it is known which. */
export function Page({ translations, children }: PageProps) {
  const hasFailed = useStore(translations.store, ({ status }) => status === 'failed');
  return hasFailed ? <TextsMissing onRetry={translations.retry} /> : children;
}

/**
 * Shown instead of a page whose texts could not be loaded in any language. It is in English, since its own words have to be
 * in the code; a page without words is no place to decide about money.
 */
function TextsMissing({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <main className="page-width">
      <div className="page-notice">
        <h1 className="screen-title">The texts of this page could not be loaded</h1>
        <p>Check your connection. Nothing was sent, and your coins are not affected.</p>
        <p>
          <button type="button" className="text-button" disabled={isTrying} onClick={() => void retry()}>
            Try again
          </button>
        </p>
      </div>
    </main>
  );
}
