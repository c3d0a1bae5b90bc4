import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Present, usePresent } from '#app/notices/errors/createPresent.ts';
import { createQueries } from './createQueries.ts';

/** One for each page load, whichever screens come and go: what one has loaded the next one shows at once. */
const clientByPresent = new WeakMap<Present, QueryClient>();

/**
 * Brings queries to a screen. Screens load it, since the first route can't spare the package
 * (docs/decisions/0011-translations.md).
 */
export function QueriesHost({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={clientOf(usePresent())}>{children}</QueryClientProvider>;
}

function clientOf(present: Present): QueryClient {
  const known = clientByPresent.get(present);
  if (known !== undefined) return known;
  const client = createQueries(present);
  clientByPresent.set(present, client);
  return client;
}
