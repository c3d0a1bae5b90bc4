import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { Drawer } from '#app/components/layers/ModalLayer.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { BlockDetail } from './BlockDetail.tsx';
import { type BlockRecord, toBlockRecord } from './blockRecord.ts';

export interface OpenTradeProps {
  readonly id: string;
  /** The row, where the table has it. */
  readonly known: BlockRecord | undefined;
  readonly onClose: () => void;
}

/** The trade that the address names: of the table, or asked for by its id where the filter does not show it. */
export function OpenTrade({ id, known, onClose }: OpenTradeProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { answer, error, refresh } = useApiQuery(
    'blockTradeQuery',
    { exchangeTxId: id },
    { enabled: known === undefined },
  );
  const [found] = answer?.result?.list ?? [];
  const record = known ?? (found === undefined ? undefined : toBlockRecord(found));
  if (record !== undefined) return <BlockDetail key={id} record={record} onClose={onClose} />;
  return (
    <Drawer isOpen onClose={onClose} title={t('block.ticket.title')}>
      {error === null ? (
        <Skeleton lines={8} />
      ) : (
        <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
      )}
    </Drawer>
  );
}
