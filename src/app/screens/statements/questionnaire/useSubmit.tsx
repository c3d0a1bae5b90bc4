import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSettledError } from '#app/features/orders/isSettledError.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { createId } from '#shared/contract/ids.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Product } from './application.ts';
import { shownAnswers } from './shownQuestions.ts';
import type { UsedApplication } from './useApplication.ts';

/** The exchange misses answers, signatures or the right name. */
const INCOMPLETE = '135003';

export interface SubmitOptions {
  readonly onRefused: () => void;
  readonly onRefresh: () => void;
}

export interface Submit {
  readonly submit: () => void;
  readonly isSending: boolean;
  /** Why it was not accepted, as a finished text; null where nothing went wrong. */
  readonly failure: string | null;
  /** What the exchange said with it; null where nothing went wrong. */
  readonly error: AppError | null;
  readonly dialog: ReactNode;
}

/**
 * Sends the application with its signatures behind the security step. Where the answer does not come, the exchange is
 * asked where the application stands: it may have been judged, and a second one would cost a try.
 */
export function useSubmit(product: Product, used: UsedApplication, options: SubmitOptions): Submit {
  const { t } = useTranslation();
  const request = useApi();
  const errorText = useErrorText();
  const step = useSecurityStep();
  const [failure, setFailure] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);

  const send = async (): Promise<void> => {
    const { signed, answers } = used;
    if (signed === null || isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    setError(null);
    const { productId, name } = product;
    const { fullName, signatures } = signed;
    const requestId = createId();
    const answered = await step.run(
      {
        ...{ scene: RISK_SCENES.ampSign, about: { productId, fullName, signed: signatures } },
        what: t('amp.review.confirm', { product: name, name: fullName }),
      },
      async (proof) => {
        setSending(true);
        const sent = await request('ampAgreementApply', {
          ...{ productId, mode: 'submit', signed: [...signatures], fullName, requestId, ...proof },
          answers: shownAnswers(product, answers),
        });
        return requireResult(sent);
      },
    );
    isRunning.current = false;
    setSending(false);
    // The dialog was closed: nothing was sent.
    if (answered === null) return;
    if (answered.ok) {
      const result = answered.value.value;
      used.dispatch({ type: 'submitted', answer: result });
      used.finish();
      options.onRefresh();
      if (result.status === 'APPROVED') showToast({ type: 'success', text: t('amp.approvedToast') });
      if (result.status === 'REJECTED') showToast({ type: 'error', text: t('amp.rejectedToast') });
      return;
    }
    setError(answered.error);
    if (answered.error.code === INCOMPLETE) {
      options.onRefused();
      setFailure(t('amp.review.refused'));
      return;
    }
    const isUnknown = !isSettledError(answered.error);
    setFailure(isUnknown ? t('amp.review.unknown') : errorText(answered.error));
    if (isUnknown) options.onRefresh();
  };
  return {
    submit: () => void send(),
    isSending: isSending || step.isOpen,
    failure,
    error,
    dialog: step.dialog,
  };
}
