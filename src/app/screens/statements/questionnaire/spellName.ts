import { readEnteredText } from '#shared/text/enteredText.ts';

/** A name as two spellings of it are compared: whatever their capitals and spaces (screens.md 1.22). */
export function spellName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/** Letters of any script, marks, space, apostrophe, dash and point, 1 to 128 (screens.md 1.22). */
export function isName(text: string): boolean {
  return /^[\p{L}\p{M} '’.-]{1,128}$/u.test(readEnteredText(text) ?? '');
}
