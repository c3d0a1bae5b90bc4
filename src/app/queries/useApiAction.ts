import { useMutation } from '@tanstack/react-query';
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
  /** The error of the last run, where its code is one of `inlineCodes`: shown at the field or the ticket. */
  readonly inlineError: AppError | null;
  /** Takes the inline error away, as when the user goes on typing. */
  readonly reset: () => void;
}

export interface ApiActionOptions {
  /** Codes that the screen shows in place (screens.md section 1); any other error is presented, once. */
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
  const isInline = (error: AppError): boolean => inlineCodes.includes(error.code);
  const { mutateAsync, data, isPending, reset } = useMutation({
    mutationFn: async (input: InputOf<Name>) => {
      const startedUnder = sessionStore.getState().generation;
      const answered = await ask(name, input);
      if (!answered.ok && !isInline(answered.error)) present.error(answered.error, reminder);
      return { answered, startedUnder };
    },
  });
  // What the user before did is not shown to the next.
  const last = data?.startedUnder === generation ? data.answered : undefined;
  return {
    run: async (input) => (await mutateAsync(input)).answered,
    isRunning: isPending,
    inlineError: last?.ok === false && isInline(last.error) ? last.error : null,
    reset,
  };
}
