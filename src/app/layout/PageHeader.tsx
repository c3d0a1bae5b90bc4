import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { globalStore, statusOf, type User } from '#app/stores/globalStore.ts';
import { loginUrl } from '#shared/site/login.ts';
import { Brand } from './Brand.tsx';
import { loadShellModule } from './remote/loadShellModule.ts';
import { RemoteSlot } from './remote/RemoteSlot.tsx';
import type { HeaderProps } from './remote/shellModule.ts';
import { useShell } from './ShellContext.ts';
import { usePageChoices } from './usePageChoices.ts';

/** Where the product's mark leads. */
const HOME = '/exchange/index';

const load = () => loadShellModule<HeaderProps>('header');

export interface PageHeaderProps {
  readonly onHelp: () => void;
  /** Whether the header shows Help by itself, once it is known. */
  readonly onHelpShown: (isShown: boolean) => void;
}

/** The header (product.md section 1): it is given the user, and what to do with another language and with a log-out. */
export function PageHeader({ onHelp, onHelpShown }: PageHeaderProps) {
  const props = useHeaderProps(onHelp);
  return (
    <RemoteSlot
      load={load}
      props={props}
      className="header-slot"
      failure="header_instance_is_not_found"
      fallback={<PlainHeader {...props} />}
      waiting={<Brand />}
      onSettled={(module) => onHelpShown(module?.hasHelp === true)}
    />
  );
}

function useHeaderProps(onHelp: () => void): HeaderProps {
  const { t } = useTranslation();
  const choices = usePageChoices();
  const { logOut } = useShell();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const base = useHref('/').replace(/\/$/, '');
  const status = useStore(globalStore, statusOf);
  const user = useStore(globalStore, ({ global }) => global.user);
  return useMemo(
    () => ({
      status,
      user: user ? { name: nameOf(user), isSubAccount: user.is_sub } : null,
      homeHref: `${base}${HOME}`,
      loginHref: loginUrl(`${location.origin}${base}${pathname}${search}${hash}`),
      links: [],
      language: choices.language,
      languages: choices.languages,
      theme: choices.theme,
      themes: choices.themes,
      words: wordsOf(t, user),
      onLanguageChange: choices.changeLanguage,
      onThemeChange: choices.changeTheme,
      onLogout: logOut,
      onHelp,
      onNavigate: (href) => {
        if (!href.startsWith(`${base}/`)) return false;
        void navigate(href.slice(base.length));
        return true;
      },
    }),
    [status, user, base, pathname, search, hash, t, choices, logOut, onHelp, navigate],
  );
}

function wordsOf(t: TFunction, user: User | null | undefined): HeaderProps['words'] {
  return {
    home: t('shell.home'),
    places: t('shell.header'),
    logIn: t('header.logIn'),
    logOut: t('header.logOut'),
    loggingOut: t('header.loggingOut'),
    account: user ? t('header.signedInAs', { name: nameOf(user) }) : t('header.account'),
    uid: user ? t('header.uid', { uid: user.id }) : '',
    subAccount: t('header.subAccount'),
    language: t('header.language'),
    theme: t('header.theme'),
    help: t('shell.assistant'),
  };
}

/** Without a name, the masked login id that the exchange sends. */
function nameOf({ username, email, mobile, id }: User): string {
  return username || email || mobile || String(id);
}

/** Where the header could not be loaded: the way home, login and logout. */
function PlainHeader({ status, words, loginHref, onLogout }: HeaderProps) {
  return (
    <div className="page-width header-plain">
      <Link to={HOME} className="text-button">
        {words.home}
      </Link>
      {status === 'guest' && (
        <a href={loginHref} className="text-button">
          {words.logIn}
        </a>
      )}
      {status === 'signed-in' && (
        <button type="button" className="text-button" onClick={() => void onLogout()}>
          {words.logOut}
        </button>
      )}
    </div>
  );
}
