import type { HeaderProps } from '#app/layout/remote/shellModule.ts';

export const SIGNED_IN: Partial<HeaderProps> = {
  status: 'signed-in',
  user: { name: 'a***a@sluice.example', isSubAccount: false },
};

/** What the page passes to its header; a guest is there unless the test says who. */
export function buildHeaderProps(changes: Partial<HeaderProps> = {}): HeaderProps {
  return {
    status: 'guest',
    user: null,
    homeHref: '/user/assets/exchange/index',
    loginHref: '/login?redirect_url=here',
    links: [
      { label: 'Markets', href: '/user/assets/exchange/index', isCurrent: true },
      { label: 'Deposit', href: '/user/assets/deposit', isCurrent: false },
    ],
    language: 'en',
    languages: [
      { code: 'en', label: 'English', lang: 'en' },
      { code: 'de-DE', label: 'Deutsch', lang: 'de-DE' },
    ],
    theme: 'system',
    themes: [
      { code: 'system', label: 'System' },
      { code: 'dark', label: 'Dark' },
    ],
    words: {
      home: 'Sluice, start page',
      places: 'Sluice',
      logIn: 'Log in',
      logOut: 'Log out',
      loggingOut: 'Logging out',
      account: 'Signed in as a***a@sluice.example',
      uid: 'UID 1000001',
      subAccount: 'Sub-account',
      language: 'Language',
      theme: 'Appearance',
    },
    onLanguageChange: async () => undefined,
    onThemeChange: () => undefined,
    onLogout: async () => undefined,
    onNavigate: () => true,
    ...changes,
  };
}
