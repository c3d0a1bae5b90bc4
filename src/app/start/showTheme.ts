import { preferencesStore, type Theme } from '#app/stores/preferencesStore.ts';

/** Puts the chosen look on the page, now and whenever it changes (src/shared/look/tokens.css). */
export function showTheme(): void {
  const show = (theme: Theme): void => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  show(preferencesStore.getState().theme);
  preferencesStore.subscribe(({ theme }) => show(theme));
}
