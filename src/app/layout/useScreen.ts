import { useMatches } from 'react-router-dom';
import type { ScreenRow } from '#shared/site/screenTable.ts';

/** What a route says of itself (`handle`). */
export interface ScreenHandle {
  readonly screen: ScreenRow;
}

/** The screen of the table that is open; undefined on pages that are none of them. */
export function useScreen(): ScreenRow | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isScreenHandle(handle) ? handle.screen : undefined;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'screen' in handle;
}
