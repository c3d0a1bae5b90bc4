import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { CodeField, type CodeFieldProps } from '#app/components/codeField/CodeField.tsx';
import { useTimeLeft } from '#app/components/format/countdown.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { retryAfterMs } from '#app/notices/errors/retryAfterMs.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { InputOf } from '#shared/endpoints/table.ts';

export interface EmailFieldProps extends Pick<CodeFieldProps, 'code' | 'onChange' | 'isDisabled' | 'error'> {
  /** Where the code goes, with most of it hidden. */
  readonly masked: string;
  readonly scene: InputOf<'riskIntercept'>['sence'];
  readonly token: string;
}

const SECOND_MS = 1_000;

interface Sending {
  readonly isRunning: boolean;
  readonly isSent: boolean;
  /** Another one can be sent from then on, on the device's clock. */
  readonly againAtMs: number;
  readonly error: string | undefined;
}

const NOT_SENT: Sending = { isRunning: false, isSent: false, againAtMs: 0, error: undefined };

/** The code that comes by e-mail: sent when the user asks for it, and again after the pause that the exchange names. */
export function EmailField({ masked, scene, token, error, ...field }: EmailFieldProps) {
  const { t } = useTranslation();
  const request = useApi();
  const language = useLanguage();
  const errorText = useErrorText();
  const [sending, setSending] = useState(NOT_SENT);
  const leftMs = useTimeLeft(sending.againAtMs);

  const send = async (): Promise<void> => {
    setSending((before) => ({ ...before, isRunning: true, error: undefined }));
    const answered = requireResult(await request('sendEmail', { scene, risk_token: token, lang: language }));
    const nowMs = systemClock.wallNow();
    if (answered.ok) {
      const againAtMs = nowMs + answered.value.value.resend_after * SECOND_MS;
      setSending({ isRunning: false, isSent: true, againAtMs, error: undefined });
      return;
    }
    // The pause between two codes, which the button shows.
    const waitMs = retryAfterMs(answered.error);
    const isPause = waitMs > 0;
    setSending(({ isSent }) => ({
      isRunning: false,
      isSent,
      againAtMs: nowMs + waitMs,
      error: isPause ? undefined : errorText(answered.error),
    }));
  };

  const words = (): string => {
    if (leftMs > 0) return t('security.emailWait', { seconds: Math.ceil(leftMs / SECOND_MS) });
    return t(sending.isSent ? 'security.emailAgain' : 'security.emailSend');
  };
  return (
    <CodeField
      {...field}
      label={t('security.email')}
      error={error ?? sending.error}
      hint={
        <span role="status">
          {t(sending.isSent ? 'security.emailSent' : 'security.emailGoes', { masked })}
        </span>
      }
      action={
        <Button
          onClick={() => void send()}
          isLoading={sending.isRunning}
          isDisabled={leftMs > 0 || field.isDisabled === true}
        >
          {words()}
        </Button>
      }
    />
  );
}
