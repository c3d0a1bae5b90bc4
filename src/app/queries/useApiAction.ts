import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { AnswerOf } from '#app/bridge/request.ts';
import { usePresent } from '#app/notices/errors/createPresent.ts';
import type { Reminder } from '#app/notices/errors/presentationOf.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import type { EndpointName, InputOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import { useApi } from './useApi.ts';

/** Something a user does at the exchange. */
export interface ApiAction<Name extends EndpointName> {
  /** Does it once and never again by itself, even when the component goes meanwhile; never rejects. */
  readonly run: (input: InputOf<Name>) => Promise<Result<AnswerOf<Name>>>;
  readonly isRunning: boolean;
  /** The error of the last run, where it is one for this place: shown at the field or the ticket. */
  readonly inlineError: AppError | null;
  /** The error of the last run, wherever it is shown: its button counts down while the exchange takes it no more often. */
  readonly error: AppError | null;
  /** Takes the errors away, as when the user goes on typing. */
  readonly reset: () => void;
}

export interface ApiActionOptions {
  /**
   * Codes that the screen shows in place (screens.md section 1). Where there are any, what the exchange did not answer is shown there
   * as well (screens.md 0.2c, "Walls"); any other error is presented, once.
   */
  readonly inlineCodes?: readonly string[];
  readonly reminder?: Reminder;
}

export function useApiAction<Name extends EndpointName>(
  name: Name,
  { inlineCodes = [], reminder }: ApiActionOptions = {},
): ApiAction<Name> {
  const ask = useApi();
  const present = usePresent();
  const generation = useStore(sessionStore, (state) => state.generation);
  const isInline = (error: AppError): boolean =>
    inlineCodes.includes(error.code) || (inlineCodes.length > 0 && isUnanswered(error));
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { mutateAsync, data, isPending, reset } = useMutation({
    mutationFn: async (input: InputOf<Name>) => {
      const startedUnder = sessionStore.getState().generation;
      const answered = await ask(name, input);
      if (!answered.ok) {
        // Without an answer the outcome is not known, so the error is shown even where the component is gone: as a notice.
        const isShownInPlace = isInline(answered.error) && (isHere.current || !isUnanswered(answered.error));
        if (isShownInPlace) present.loading(answered.error);
        else present.error(answered.error, reminder);
      }
      return { answered, startedUnder };
    },
  });
  // What the user before did is not shown to the next.
  const last = data?.startedUnder === generation ? data.answered : undefined;
  const error = last?.ok === false ? last.error : null;
  return {
    run: async (input) => (await mutateAsync(input)).answered,
    isRunning: isPending,
    inlineError: error !== null && isInline(error) ? error : null,
    error,
    reset,
  };
}

/** product.md section 8: the codes of a token that timed out; the exchange's other failures to answer are a kind of their own. */
const TIMEOUT_CODES = ['1007', '1008'];

function isUnanswered({ kind, code }: AppError): boolean {
  return kind === 'http' || TIMEOUT_CODES.includes(code);
}
