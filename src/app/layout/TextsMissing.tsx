import { useState } from 'react';

/**
 * In the place of a page whose texts could not be had, in any language. It is in English, since its own words have to be
 * in the code; nobody should decide about money on a page that has no words.
 */
export function TextsMissing({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <main className="page-notice">
      <h1 className="screen-title">The texts of this page could not be loaded</h1>
      <p>Your network may be down. Nothing has been sent, and your coins are not affected.</p>
      <p>
        <button type="button" className="text-button" disabled={isTrying} onClick={() => void retry()}>
          Try again
        </button>
      </p>
    </main>
  );
}
