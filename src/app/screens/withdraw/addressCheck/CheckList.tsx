import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';
import type { RiskCheck } from './checks.ts';
import { RiskCard } from './RiskCard.tsx';
import { RiskLevel } from './RiskLevel.tsx';
import { RiskReport } from './RiskReport.tsx';

export interface CheckListProps {
  readonly checks: readonly RiskCheck[];
  readonly onRetry: (requestId: string) => void;
}

/** The results of the checks that were ordered here: one as a whole report, several as lines that open. */
export function CheckList({ checks, onRetry }: CheckListProps) {
  const { t } = useTranslation();
  if (checks.length === 0) return null;
  const isOne = checks.length === 1;
  return (
    <RiskCard title={t('riskCheck.result')} aria-label={t('riskCheck.result')} aria-live="polite">
      <Stack as="ul">
        {checks.map((check) => (
          <Stack
            as="li"
            key={check.requestId}
            gap="gap-2"
            className="border-line not-first:border-t not-first:pt-3"
          >
            <GroupedAddress address={check.address} />
            <p className="text-text-2">{check.chain}</p>
            <Outcome check={check} isWhole={isOne} onRetry={() => onRetry(check.requestId)} />
          </Stack>
        ))}
      </Stack>
    </RiskCard>
  );
}

interface OutcomeProps {
  readonly check: RiskCheck;
  readonly isWhole: boolean;
  readonly onRetry: () => void;
}

function Outcome({ check, isWhole, onRetry }: OutcomeProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  switch (check.state) {
    case 'waiting':
    case 'running':
    case 'pending':
      return (
        <Row as="p">
          <LoaderCircle size={16} aria-hidden="true" className="animate-spin motion-reduce:animate-none" />
          {check.state === 'pending'
            ? t('riskCheck.pending')
            : t('riskCheck.running', { address: shortenAddress(check.address) })}
        </Row>
      );
    case 'later':
      return <p>{t('riskCheck.later')}</p>;
    case 'failed':
      return (
        <Stack align="start">
          <p className="text-down">{errorText(check.error)}</p>
          {check.error.kind !== 'business' && <p>{t('riskCheck.failed')}</p>}
          <PausedButton size="small" error={check.error} onClick={onRetry}>
            {t('states.retry')}
          </PausedButton>
        </Stack>
      );
    case 'done':
      return isWhole ? (
        <RiskReport finding={check.finding} />
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">
            <RiskLevel level={check.finding.riskLevel} />{' '}
            <span className="num">{t('riskCheck.score', { score: check.finding.score })}</span>
          </summary>
          <RiskReport finding={check.finding} />
        </details>
      );
  }
}
