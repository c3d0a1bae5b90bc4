import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Select } from '#app/components/Select.tsx';
import { chooseTheme, preferencesStore } from '#app/stores/preferencesStore.ts';

const THEMES = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const DIRECTIONS = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
] as const;

/** How the page looks while one is on it; the direction goes back to the language's own afterwards. */
export function LookSwitches() {
  const theme = useStore(preferencesStore, (state) => state.theme);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>(document.dir === 'rtl' ? 'rtl' : 'ltr');
  useEffect(() => {
    const before = document.dir;
    document.dir = direction;
    return () => {
      document.dir = before;
    };
  }, [direction]);
  return (
    <div className="flex flex-wrap gap-4">
      <Select label="Theme" options={THEMES} value={theme} onChange={chooseTheme} />
      <Select label="Direction" options={DIRECTIONS} value={direction} onChange={setDirection} />
    </div>
  );
}
