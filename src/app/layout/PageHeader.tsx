import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore, statusOf, type User } from '#app/stores/globalStore.ts';
import { chooseTheme, preferencesStore, THEMES } from '#app/stores/preferencesStore.ts';
import type { Language } from '#shared/site/languages.ts';
import { loginUrl } from '#shared/site/login.ts';
import { BRAND } from '#shared/site/siteOfHost.ts';
import { loadShellModule } from './remote/loadShellModule.ts';
import { RemoteSlot } from './remote/RemoteSlot.tsx';
import type { HeaderProps } from './remote/shellModule.ts';
import { type Shell, useShell } from './ShellContext.ts';

/** The main places, as the header shows them. */
const PLACES = [
  { key: 'header.markets', path: '/exchange/index' },
  { key: 'header.deposit', path: '/deposit' },
  { key: 'header.withdraw', path: '/withdraw' },
] as const;

const THEME_KEYS = {
  system: 'header.themeSystem',
  light: 'header.themeLight',
  dark: 'header.themeDark',
} as const;

const load = () => loadShellModule<HeaderProps>('header');

/** The header (product.md section 1): it is given the user, and what to do with another language and with a log-out. */
export function PageHeader() {
  const props = useHeaderProps();
  return (
    <RemoteSlot
      load={load}
      props={props}
      className="header-slot"
      failure="header_instance_is_not_found"
      fallback={<PlainHeader {...props} />}
      waiting={<Brand />}
    />
  );
}

function useHeaderProps(): HeaderProps {
  const { t } = useTranslation();
  const language = useLanguage();
  const shell = useShell();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const base = useHref('/').replace(/\/$/, '');
  const status = useStore(globalStore, statusOf);
  const user = useStore(globalStore, ({ global }) => global.user);
  const theme = useStore(preferencesStore, (state) => state.theme);
  return useMemo(
    () => ({
      status,
      user: user ? { name: nameOf(user), isSubAccount: user.is_sub } : null,
      homeHref: `${base}${PLACES[0].path}`,
      loginHref: loginUrl(`${location.origin}${base}${pathname}${search}${hash}`),
      links: PLACES.map(({ key, path }) => ({
        label: t(key),
        href: `${base}${path}`,
        isCurrent: pathname.replace(/\/$/, '') === path,
      })),
      language,
      languages: shell.languages.map((code) => ({ code, label: ENDONYMS[code], lang: code })),
      theme,
      themes: THEMES.map((code) => ({ code, label: t(THEME_KEYS[code]) })),
      words: wordsOf(t, user),
      onLanguageChange: (code) => changeTo(shell, code),
      onThemeChange: (code) => chooseTheme(THEMES.find((known) => known === code) ?? 'system'),
      onLogout: shell.logOut,
      onNavigate: (href) => {
        if (!href.startsWith(`${base}/`)) return false;
        void navigate(href.slice(base.length));
        return true;
      },
    }),
    [status, user, base, pathname, search, hash, t, language, shell, theme, navigate],
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
  };
}

/** Without a name, the masked login id that the exchange sends. */
function nameOf({ username, email, mobile, id }: User): string {
  return username || email || mobile || String(id);
}

async function changeTo({ languages, changeLanguage }: Shell, code: string): Promise<void> {
  const wanted = languages.find((language) => language === code);
  if (wanted !== undefined) await changeLanguage(wanted);
}

/** Where the header could not be loaded: the way home, login and logout. */
function PlainHeader({ status, words, loginHref, onLogout }: HeaderProps) {
  return (
    <div className="header-plain">
      <Link to="/exchange/index" className="text-button">
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

/** The product's mark and name, where the header will have them; index.html shows the same before the script runs. */
export function Brand() {
  return (
    <div className="shell-head">
      <span className="shell-brand">
        <span className="shell-mark" />
        {BRAND}
      </span>
    </div>
  );
}

/** What the speakers of a language call it, which they find whatever language the page is in. */
const ENDONYMS: Readonly<Record<Language, string>> = {
  en: 'English',
  'en-US': 'English (US)',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'ru-RU': 'Русский',
  'id-ID': 'Bahasa Indonesia',
  'es-ES': 'Español',
  'tr-TR': 'Türkçe',
  'th-TH': 'ไทย',
  'vi-VN': 'Tiếng Việt',
  'de-DE': 'Deutsch',
  'en-HK': 'English',
  'zh-HK': '繁體中文',
  'ar-SA': 'العربية',
};
