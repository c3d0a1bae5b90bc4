import { useTranslation } from 'react-i18next';
import { FileOrderLine } from '#app/exportJobs/FileOrderLine.tsx';
import { orderFile } from '#app/exportJobs/orderFile.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApi } from '#app/queries/useApi.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { AddressRecord } from './addressRecord.ts';

interface OwnershipActionsProps {
  readonly rows: readonly AddressRecord[];
}

const DAY_MS = 86_400_000;

/** A PDF for banks that says whose the ticked addresses are, with a line on how far it is (screens.md 1.16). */
export function OwnershipActions({ rows }: OwnershipActionsProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const request = useApi();
  const send = () => {
    const nowMs = systemClock.wallNow();
    return orderFile(request, 'exportCreate', {
      type: 'addressOwnership',
      ...{ accountTypes: [], coins: [], uids: [], addressIds: rows.map(({ id }) => id) },
      ...{ startTime: String(nowMs - DAY_MS), endTime: String(nowMs), format: 'PDF', lang },
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      requestId: createId(),
    });
  };
  return <FileOrderLine label={t('addresses.statement.make')} send={send} />;
}
