import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/result/appError.ts';
import { ERROR_WORDS } from '#shared/site/translations.ts';

/** What a code means, in the reader's language; where no text has that code, what the exchange said itself. */
export function useErrorText(): (error: Pick<AppError, 'code' | 'message'>) => string {
  const { i18n, t } = useTranslation();
  return ({ code, message }) => {
    const text: unknown = i18n.getResource(i18n.language, ERROR_WORDS, code);
    if (typeof text === 'string') return text;
    return t('notices.coded', '', {
      replace: { code, message: message === '' ? t('notices.refused') : message },
    });
  };
}
