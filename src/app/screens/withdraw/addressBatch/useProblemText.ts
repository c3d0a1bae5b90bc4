import { useTranslation } from 'react-i18next';
import { joinItems } from '#app/components/format/joinList.ts';
import { refusalKey } from '#app/features/addressField/refusalKey.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { RefusalReason } from '#shared/addresses/uris/paymentUri.ts';
import type { Problem } from './lines/problem.ts';

/** What is wrong with a cell, in the reader's language. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  return ({ id, params }) => {
    if (id === 'server') return errorText({ code: String(params.code), message: '' });
    // The reasons of the address field, which are said there as well.
    if (id === 'codeRefused') return t(refusalKey(params.reason as RefusalReason), '', { replace: params });
    const words = Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? joinItems(value, language) : value,
    ]);
    return t(`addressBatch.problem.${id}`, '', { replace: Object.fromEntries(words) });
  };
}
