import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type RenderResult, render } from 'vitest-browser-react';
import { PageAssistant } from '#app/layout/PageAssistant.tsx';
import { PageFooter } from '#app/layout/PageFooter.tsx';
import { PageHeader } from '#app/layout/PageHeader.tsx';
import { type Shell, ShellContext } from '#app/layout/ShellContext.ts';
import { useHelp } from '#app/layout/useHelp.ts';
import { globalStore, setUser, type User } from '#app/stores/globalStore.ts';
import { LANGUAGES, type Language } from '#shared/site/languages.ts';
import { PROFILE } from './openSession.ts';
import { openTexts } from './openTexts.ts';
import '#app/theme.css';
import '#app/layout/shell.css';

export const ANN: User = { ...PROFILE, kyc_level: 1, uta_status: '' };

export interface ShellOptions {
  /** Undefined while it is not known who is there, null for a guest. */
  readonly user?: User | null;
  readonly language?: Language;
  readonly path?: string;
  readonly logOut?: Shell['logOut'];
}

function Frame() {
  const help = useHelp();
  return (
    <>
      <header>
        <PageHeader onHelp={help.toggle} onHelpShown={() => undefined} />
      </header>
      <main className="page-width shell-main">
        <h1>A screen</h1>
        <button type="button" onClick={help.toggle}>
          Help with it
        </button>
      </main>
      <PageFooter onShortcuts={() => undefined} />
      <PageAssistant help={help} />
    </>
  );
}

/** Header, footer and assistant as the page has them, around a screen of one line. */
export async function openShell(options: ShellOptions = {}): Promise<RenderResult> {
  const { user, language, path = '/exchange/index', logOut = async () => undefined } = options;
  const translations = await openTexts(language);
  globalStore.setState(globalStore.getInitialState(), true);
  if (user !== undefined) setUser(user);
  const shell: Shell = {
    site: { id: 'SLUICE', environment: 'test', isLocal: true },
    languages: LANGUAGES,
    changeLanguage: async (wanted) => void (await translations.change(wanted)),
    logOut,
  };
  const element = <Frame />;
  return render(
    <ShellContext value={shell}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />
    </ShellContext>,
  );
}
