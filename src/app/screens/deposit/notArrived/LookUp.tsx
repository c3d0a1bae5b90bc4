import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { Confirmations, StageChip } from '../records/DepositCells.tsx';
import { riskCheckLink } from '../records/DepositDrawer.tsx';
import { readDeposit } from '../records/depositRecord.ts';
import { stageOf } from '../records/depositStage.ts';

interface LookUpProps {
  /** As its chain spells it. */
  readonly txId: string;
  readonly chain: string;
}

/** What the exchange knows of a transaction: where each of its deposits stands, or that it has not seen it. */
export function LookUp({ txId, chain }: LookUpProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { answer, error, isLoading, refresh } = useApiQuery('depositRecords', { kind: 'all', txId });
  if (isLoading) return <Skeleton lines={2} />;
  if (answer === undefined) {
    return error === null ? null : <ErrorState error={error} text={errorText(error)} onRetry={refresh} />;
  }
  const rows = answer.result?.rows ?? [];
  return (
    <Stack role="status" gap="gap-2" className="rounded-button bg-surface p-3">
      {rows.length === 0 && (
        <>
          <p className="font-semibold">{t('notArrived.unseen.title')}</p>
          <p>{t('notArrived.unseen.text')}</p>
        </>
      )}
      {rows.map((row) => {
        const record = readDeposit(row, answer.asOfMs + answer.skewMs);
        return (
          <Stack key={row.id} gap="gap-1">
            <p className="font-semibold">
              <LtrText>{`${row.amount} ${row.coin}`}</LtrText> <StageChip record={record} />
            </p>
            <Confirmations record={record} />
            {chain !== '' && row.chain !== '' && row.chain !== chain && (
              <p>{t('notArrived.elsewhere', { chain: row.chain })}</p>
            )}
            <p>{t(`deposits.meaning.${stageOf(record)}`, meaningOf(record.unlockConfirm))}</p>
            <TextLink to={`/deposit?${new URLSearchParams({ id: row.id })}`}>{t('notArrived.open')}</TextLink>{' '}
            {row.fromAddress !== '' && (
              <TextLink variant="secondary" to={riskCheckLink(row.chain, row.fromAddress)}>
                {t('deposits.checkSender')}
              </TextLink>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

function meaningOf(confirmations: number) {
  return { confirmations, date: '' };
}
