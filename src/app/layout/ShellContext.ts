import { createContext, useContext } from 'react';
import type { Language } from '#shared/site/languages.ts';
import type { SectionId } from '#shared/site/screenTable.ts';
import type { Site } from '#shared/site/siteOfHost.ts';

/** What the page around the screens knows and can do; made once, at the start. */
export interface Shell {
  readonly site: Site;
  /** Sections that this entry does not have. */
  readonly closedSections?: readonly SectionId[] | undefined;
  /** What this site can be read in, the default first. */
  readonly languages: readonly Language[];
  readonly changeLanguage: (language: Language) => Promise<void>;
  /** Ends the session at the exchange, then leads to /login; says so where that fails. */
  readonly logOut: () => Promise<void>;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('useShell needs a ShellContext around it.');
  return shell;
}
