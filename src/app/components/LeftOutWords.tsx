import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import { formatCount } from './format/dates.ts';
import { TraceFacts } from './TraceFacts.tsx';

/** How many entries of a list can't be shown, and the number by which support finds them. */
export function LeftOutWords({ leftOut }: { readonly leftOut: LeftOut }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div role="note" className="grid gap-1 py-1 text-small text-warn">
      <p>{t('states.leftOut', { formatted: formatCount(leftOut.rows, language) })}</p>
      {leftOut.traceId !== null && <TraceFacts traceId={leftOut.traceId} />}
    </div>
  );
}
