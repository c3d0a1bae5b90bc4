import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { AddressRecord } from './addressRecord.ts';
import { findReplaced } from './replacedAddresses.ts';
import { retiredHere } from './retiredHere.ts';

/** Loudly says that the exchange has replaced an address: its payers have saved it (screens.md 1.15, 1.21). */
export function ReplacedNotice({ rows }: { readonly rows: readonly AddressRecord[] | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [seen, setSeen] = useState(rows);
  const [replaced, setReplaced] = useState<readonly AddressRecord[]>([]);
  useEffect(() => {
    if (rows === undefined || rows === seen) return;
    setSeen(rows);
    const fresh = findReplaced(seen ?? [], rows, retiredHere());
    if (fresh.length > 0) setReplaced((before) => [...before, ...fresh]);
  }, [rows, seen]);
  return (
    <div role="alert">
      {replaced.map((row) => (
        <Stack key={row.id} gap="gap-1" className="mb-3 rounded-card border border-warn px-4 py-3">
          <p className="font-semibold">{t('addresses.replaced.title', { chain: row.chain })}</p>
          <GroupedAddress address={row.addressDeposit} size="compact" />
          <p>
            {row.expiresAtMs === null
              ? t('addresses.retired')
              : t('addresses.replaced.text', { date: formatDate(row.expiresAtMs, language) })}
          </p>
        </Stack>
      ))}
    </div>
  );
}
