import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { DEPOSIT_HELP } from '#shared/site/urls.ts';
import { loadShellModule } from './remote/loadShellModule.ts';
import { RemoteSlot } from './remote/RemoteSlot.tsx';
import type { AssistantProps } from './remote/shellModule.ts';
import type { Help } from './useHelp.ts';

const SUBJECTS = [
  { key: 'assistant.deposits', tail: DEPOSIT_HELP },
  { key: 'assistant.withdrawals', tail: '/withdrawals' },
  { key: 'assistant.security', tail: '/security' },
  { key: 'assistant.limits', tail: '/limits' },
  { key: 'assistant.contact', tail: '/contact' },
] as const;

const load = () => loadShellModule<AssistantProps>('assistant');

export interface AssistantSlotProps {
  readonly userId: number;
  /** What the console says where it can't be loaded. */
  readonly failure: string;
  readonly help: Pick<Help, 'isOpen' | 'close' | 'setAssistant'>;
}

/** The support assistant of a known user (product.md section 1). */
export function Assistant({ userId, failure, help }: AssistantSlotProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isOpen, close, setAssistant } = help;
  // With the user it goes.
  useEffect(() => () => setAssistant(false), [setAssistant]);
  const props = useMemo(
    (): AssistantProps => ({
      userId,
      isOpen,
      onClose: close,
      subjects: SUBJECTS.map(({ key, tail }) => ({
        label: t(key),
        href: productHref({ language, head: '/help', tail }),
      })),
      words: {
        title: t('assistant.title'),
        intro: t('assistant.intro'),
        uid: t('header.uid', { uid: userId }),
        close: t('assistant.close'),
      },
    }),
    [t, language, userId, isOpen, close],
  );
  return (
    <aside aria-label={t('shell.assistant')}>
      <RemoteSlot
        load={load}
        props={props}
        className="assistant-slot"
        failure={failure}
        onSettled={(module) => setAssistant(module !== null)}
      />
    </aside>
  );
}
