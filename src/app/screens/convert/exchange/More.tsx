import { type ReactNode, Suspense, useState } from 'react';

/** What is folded up is neither loaded nor rendered before it is opened for the first time. */
export function More({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="convert-more" onToggle={() => setOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && <Suspense fallback={null}>{children}</Suspense>}
    </details>
  );
}
