import { useTranslation } from 'react-i18next';
import { type AppError, hasWords } from '#shared/result/appError.ts';
import { ERROR_WORDS } from '#shared/site/translations.ts';
import { clockDifference } from './clockDifference.ts';

/** What a code means, in the reader's language; where no text has that code, what the exchange said itself. */
export function useErrorText(): (
  error: Pick<AppError, 'code' | 'message'> & Partial<Pick<AppError, 'kind' | 'extInfo' | 'mayHaveHappened'>>,
) => string {
  const { i18n, t } = useTranslation();
  const lookup = (code: string): string | undefined => {
    const text: unknown = i18n.getResource(i18n.language, ERROR_WORDS, code);
    return typeof text === 'string' ? text : undefined;
  };
  const sentenceOf = (error: Parameters<ReturnType<typeof useErrorText>>[0]): string => {
    const { code, message } = error;
    const difference = clockDifference(error, i18n.language);
    if (difference !== undefined) return t('notices.clock', '', { replace: { difference } });
    const text = lookup(code);
    if (text !== undefined) return text;
    return hasWords(error) ? t('notices.coded', '', { replace: { code, message } }) : t('notices.refused');
  };
  return (error) => {
    const text = sentenceOf(error);
    return error.mayHaveHappened === true ? t('notices.lookFirst', '', { replace: { text } }) : text;
  };
}
