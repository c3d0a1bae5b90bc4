import type { PageWords } from '#sandbox/server/pages/pageWords.ts';
import { element } from './elements.ts';

const words = JSON.parse(element('words', HTMLScriptElement).textContent ?? '{}') as PageWords;

/** What the page says, in its language; `params` by the names that stand in braces. */
export function say(key: keyof PageWords, params: Readonly<Record<string, string>> = {}): string {
  return words[key].replace(/\{(\w+)\}/g, (slot, name: string) => params[name] ?? slot);
}

/** The same around an element that stands for the one name in it. */
export function sayAround(key: keyof PageWords, part: Node): (string | Node)[] {
  const [before = '', after = ''] = words[key].split(/\{\w+\}/);
  return [before, part, after];
}

/** "2 min 5 sec", as the page's language writes it. */
export function sayTime(seconds: number): string {
  const write = (value: number, unit: 'minute' | 'second'): string =>
    new Intl.NumberFormat(document.documentElement.lang, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
    }).format(value);
  return `${write(Math.floor(seconds / 60), 'minute')} ${write(seconds % 60, 'second')}`;
}
