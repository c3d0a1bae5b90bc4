import { useTranslation } from 'react-i18next';
import { DocumentOrderLine } from '#app/features/exportJobs/DocumentOrderLine.tsx';
import type { AddressRecord } from './addressRecord.ts';

interface OwnershipActionsProps {
  readonly rows: readonly AddressRecord[];
}

/** A PDF for banks that says whose the ticked addresses are, with a line on how far it is (screens.md 1.16). */
export function OwnershipActions({ rows }: OwnershipActionsProps) {
  const { t } = useTranslation();
  const about = { type: 'addressOwnership', addressIds: rows.map(({ id }) => id) };
  return <DocumentOrderLine label={t('addresses.statement.make')} about={about} />;
}
