import { useCallback, useState } from 'react';
import { productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface Help {
  /** The assistant is open. */
  readonly isOpen: boolean;
  /** Opens the assistant, or closes it again; without one it opens the product's help page in a new tab. */
  readonly toggle: () => void;
  readonly close: () => void;
  /** Whether there is an assistant to open. */
  readonly setAssistant: (isThere: boolean) => void;
}

/** Help, as the header, the section bar and the sheet of a phone open it (design.md section 6). */
export function useHelp(): Help {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [hasAssistant, setAssistant] = useState(false);
  const toggle = useCallback(() => {
    if (hasAssistant) setOpen((before) => !before);
    else window.open(productHref({ language, head: '/help', tail: '' }), '_blank', 'noopener');
  }, [hasAssistant, language]);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, toggle, close, setAssistant };
}
