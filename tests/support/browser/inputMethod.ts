import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  interface CDPSession {
    send(
      method: 'Input.imeSetComposition',
      parameters: { readonly text: string; readonly selectionStart: number; readonly selectionEnd: number },
    ): Promise<void>;
    send(method: 'Input.insertText', parameters: { readonly text: string }): Promise<void>;
  }
}

/** Shows what an input method has composed so far, in the field that has the focus. */
export function compose(text: string): Promise<void> {
  return cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

/** Puts text in at once, as the clipboard of a keyboard does; it ends a composition. */
export function insertText(text: string): Promise<void> {
  return cdp().send('Input.insertText', { text });
}
