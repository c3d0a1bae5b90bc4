import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import type { Agreement } from './application.ts';
import { judgeName } from './judgeName.ts';
import type { UsedApplication } from './useApplication.ts';

export interface SignFormProps {
  readonly used: UsedApplication;
  readonly toSign: readonly Agreement[];
  /** All of them were read. */
  readonly canSign: boolean;
}

/** Signs by the full name; the security step comes when the application is submitted (screens.md 1.19, 1.22). */
export function SignForm({ used, toSign, canSign }: SignFormProps) {
  const { t } = useTranslation();
  const profileName = useStore(globalStore, ({ global }) => global.user?.username ?? '');
  const [name, setName] = useState('');
  const [isJudged, setJudged] = useState(false);
  const { signed, sign } = used;
  const outcome = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(signed);
  useEffect(() => {
    // What had the focus is gone, the name as well as the button that asks for it again.
    if (shown.current !== signed) (outcome.current ?? input.current)?.focus();
    shown.current = signed;
  }, [signed]);
  if (signed !== null) {
    return (
      <div ref={outcome} className="amp-hint" role="status" tabIndex={-1}>
        {t('amp.sign.done', { name: `\u2068${signed.fullName}\u2069` })}
        <SentenceGap />
        <Button size="small" onClick={() => sign(null)}>
          {t('amp.sign.change')}
        </Button>
      </div>
    );
  }
  const fault = judgeName(name, profileName);
  const submitName = (): void => {
    setJudged(true);
    if (!canSign) return;
    if (fault !== null) {
      input.current?.focus();
      return;
    }
    const signedAt = String(systemClock.wallNow());
    sign({
      fullName: tidyEnteredText(name),
      signatures: toSign.map(({ id, version, sha256 }) => ({ id, version, sha256, signedAt })),
    });
  };
  return (
    <div className="amp-sign">
      <Field
        label={t('amp.sign.name')}
        error={(isJudged || name !== '') && fault !== null ? t(`amp.sign.${fault}`) : undefined}
        hint={profileName === '' ? undefined : t('amp.sign.nameHint', { name: `\u2068${profileName}\u2069` })}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              // Enter signs here, and does not go on to the next step.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              submitName();
            }}
          />
        )}
      </Field>
      <div className="amp-buttons">
        <Button variant="primary" isDisabled={!canSign} onClick={submitName}>
          {t('amp.sign.button')}
        </Button>
        {!canSign && <p className="text-text-2">{t('amp.sign.unread')}</p>}
      </div>
    </div>
  );
}
