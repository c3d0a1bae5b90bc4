import { useTranslation } from 'react-i18next';
import { countdownText, useTimeLeft } from '#app/components/format/countdown.ts';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { Facts } from '#app/components/layout/Facts.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { SecurityStep } from './createSecurityStep.ts';
import { FactorForm } from './FactorForm.tsx';
import { SubjectFacts } from './SubjectFacts.tsx';
import type { SecurityState } from './securityState.ts';

export interface SecurityDialogProps {
  readonly step: SecurityStep;
  readonly state: SecurityState;
}

/** What is to be confirmed, and what the exchange asks for it. It is closed by the user only while nothing is being sent. */
export function SecurityDialog({ step, state }: SecurityDialogProps) {
  const { t } = useTranslation();
  const subject = step.getSubject();
  return (
    <Dialog isOpen title={t('security.title')} description={subject?.what} onClose={step.close}>
      {subject?.facts !== undefined && (
        <Facts hasColumns gap="gap-x-4 gap-y-1" className="num rounded-card bg-surface p-3">
          <SubjectFacts facts={subject.facts} valueClass="font-semibold" />
        </Facts>
      )}
      <Content step={step} state={state} />
    </Dialog>
  );
}

function Content({ step, state }: SecurityDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  switch (state.name) {
    case 'ASKING':
      return (
        <p role="status" className="text-text-2">
          {t('security.asking')}
        </p>
      );
    case 'UNREACHED':
      return (
        <>
          <p role="alert">{errorText(state.error)}</p>
          <PausedButton variant="primary" error={state.error} onClick={step.retry}>
            {t('states.retry')}
          </PausedButton>
        </>
      );
    case 'BLOCKED':
      return (
        <p role="alert">
          {state.code === 'passkey' ? t('security.passkey') : errorText({ code: state.code, message: '' })}
        </p>
      );
    case 'LOCKED':
      return <Locked untilMs={state.untilMs} />;
    case 'ENTERING':
    case 'SENDING':
      return <FactorForm key={state.step.token} step={step} state={state} />;
    default:
      return null;
  }
}

/** The pause after too many wrong codes; the step begins again by itself when it is over. */
function Locked({ untilMs }: { readonly untilMs: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const leftMs = useTimeLeft(untilMs);
  return (
    <div className="grid gap-2">
      <p role="alert">{t('security.locked')}</p>
      <p className="text-text-2">
        {t('security.lockedLeft')}{' '}
        <bdi className="num font-semibold text-text" role="timer" aria-live="off">
          {countdownText(leftMs, language)}
        </bdi>
      </p>
    </div>
  );
}
