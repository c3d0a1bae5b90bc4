import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { Problem } from './lines/problem.ts';

/** What is wrong with a cell, in the reader's language. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return ({ id, params }) =>
    id === 'server'
      ? errorText({ code: String(params.code), message: '' })
      : t(`addressBatch.problem.${id}`, '', { replace: params });
}
