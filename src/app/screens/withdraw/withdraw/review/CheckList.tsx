import { Check as CheckIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Check } from './composeChecks.ts';

export interface CheckListProps {
  readonly checks: readonly Check[];
  readonly chainLabel: string;
}

/** What was checked, and what needs a second look. */
export function CheckList({ checks, chainLabel }: CheckListProps) {
  const { t } = useTranslation();
  return (
    <ul className="withdraw-checks" aria-label={t('withdraw.review.checks')}>
      {checks.map(({ id, tone, name = '' }) => (
        <li key={id} data-tone={tone}>
          {tone === 'good' ? (
            <CheckIcon size={16} aria-hidden="true" />
          ) : (
            <TriangleAlert size={16} aria-hidden="true" />
          )}
          <span>{t(`withdraw.check.${id}`, { chain: chainLabel, name: `\u2068${name}\u2069` })}</span>
        </li>
      ))}
    </ul>
  );
}
