import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { absoluteUrl } from '#shared/site/absoluteUrl.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { globalStore } from '../stores/globalStore.ts';
import { loadShellModule } from './remote/loadShellModule.ts';
import { RemoteSlot } from './remote/RemoteSlot.tsx';
import type { AssistantProps } from './remote/shellModule.ts';

const SUBJECTS = [
  { key: 'assistant.deposits', tail: '/deposits' },
  { key: 'assistant.withdrawals', tail: '/withdrawals' },
  { key: 'assistant.security', tail: '/security' },
  { key: 'assistant.limits', tail: '/limits' },
  { key: 'assistant.contact', tail: '/contact' },
] as const;

const load = () => loadShellModule<AssistantProps>('assistant');

/** The support assistant, once it is known who asks (product.md section 1). */
export function PageAssistant() {
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? 0);
  return userId > 0 ? <Assistant key={userId} userId={userId} /> : null;
}

function Assistant({ userId }: { readonly userId: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const props = useMemo(
    (): AssistantProps => ({
      userId,
      subjects: SUBJECTS.map(({ key, tail }) => ({
        label: t(key),
        href: absoluteUrl({ language, head: '/help', tail }),
      })),
      words: {
        open: t('assistant.open'),
        title: t('assistant.title'),
        intro: t('assistant.intro'),
        uid: t('header.uid', { uid: userId }),
        close: t('assistant.close'),
      },
    }),
    [t, language, userId],
  );
  return (
    <aside aria-label={t('shell.assistant')}>
      <RemoteSlot
        load={load}
        props={props}
        className="assistant-slot"
        failure="Failed to load Ada component"
      />
    </aside>
  );
}
