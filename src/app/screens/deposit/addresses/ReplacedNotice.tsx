import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { formatDate } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { AddressText } from './AddressCells.tsx';
import type { AddressRecord } from './addressRecord.ts';
import { findReplaced } from './replacedAddresses.ts';

/** Ids that this page retired itself: that they expire is no news. */
const retiredHere = createStore<ReadonlySet<string>>()(() => new Set<string>());

export function markRetired(id: string): void {
  retiredHere.setState((before) => new Set([...before, id]), true);
}

/** Loudly says that the exchange has replaced an address: whoever saved it has to be told (screens.md 1.15, 1.21). */
export function ReplacedNotice({ rows }: { readonly rows: readonly AddressRecord[] | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const retired = useStore(retiredHere);
  const [seen, setSeen] = useState(rows);
  const [replaced, setReplaced] = useState<readonly AddressRecord[]>([]);
  useEffect(() => {
    if (rows === undefined || rows === seen) return;
    setSeen(rows);
    const fresh = findReplaced(seen ?? [], rows, retired);
    if (fresh.length > 0) setReplaced((before) => [...before, ...fresh]);
  }, [rows, seen, retired]);
  return (
    <div role="alert">
      {replaced.map((row) => (
        <div key={row.id} className="address-replaced">
          <p className="font-semibold">{t('addresses.replaced.title', { chain: row.chain })}</p>
          <AddressText text={row.addressDeposit} />
          <p>
            {row.expiresAtMs === null
              ? t('addresses.retired')
              : t('addresses.replaced.text', { date: formatDate(row.expiresAtMs, language) })}
          </p>
        </div>
      ))}
    </div>
  );
}
