import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { chooseTheme, preferencesStore, THEMES } from '#app/stores/preferencesStore.ts';
import type { Language } from '#shared/site/languages.ts';
import type { Choice } from './remote/shellModule.ts';
import { useShell } from './ShellContext.ts';

/** What the page can be read in and look like, and how another one is chosen. */
export interface PageChoices {
  readonly language: Language;
  readonly languages: readonly Choice[];
  /** Resolves when the page is in that language, or stays in its own. */
  readonly changeLanguage: (code: string) => Promise<void>;
  readonly theme: (typeof THEMES)[number];
  readonly themes: readonly Choice[];
  readonly changeTheme: (code: string) => void;
}

/** Language and look, for the header and, on a phone, for the sheet under More. */
export function usePageChoices(): PageChoices {
  const { t } = useTranslation();
  const shell = useShell();
  const language = useLanguage();
  const theme = useStore(preferencesStore, (state) => state.theme);
  return useMemo(
    () => ({
      language,
      languages: shell.languages.map((code) => ({ code, label: ENDONYMS[code], lang: code })),
      changeLanguage: async (code) => {
        const wanted = shell.languages.find((known) => known === code);
        if (wanted !== undefined) await shell.changeLanguage(wanted);
      },
      theme,
      themes: THEMES.map((code) => ({ code, label: t(THEME_KEYS[code]) })),
      changeTheme: (code) => chooseTheme(THEMES.find((known) => known === code) ?? 'system'),
    }),
    [t, shell, language, theme],
  );
}

const THEME_KEYS = {
  system: 'header.themeSystem',
  light: 'header.themeLight',
  dark: 'header.themeDark',
} as const;

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
