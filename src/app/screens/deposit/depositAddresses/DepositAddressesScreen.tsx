import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookedAt } from '#app/browser/useLookedAt.ts';
import { useSearch } from '#app/browser/useSearch.ts';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { Button } from '#app/components/Button.tsx';
import { formatDate } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
import { Tabs } from '#app/components/Tabs.tsx';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { useRecordAddress } from '#app/features/recordList/useRecordAddress.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { systemClock } from '#shared/async/clock.ts';
import { RECHECK_MS } from '../recheck.ts';
import { ADDRESSES } from './addressList.tsx';
import { orderOf } from './addressOrder.ts';
import type { AddressRecord } from './addressRecord.ts';
import { readAddressRow } from './addressRecord.ts';
import { NewAddressDialog } from './NewAddressDialog.tsx';
import { findReplaced } from './replacedAddresses.ts';
import { retiredHere } from './retiredHere.ts';
import { SkewContext } from './SkewContext.ts';
import { useRefreshAddresses } from './useEditAddress.ts';

/** /deposit/chain-address: the user's addresses by chain, and over all of them (screens.md 1.16). */
export function DepositAddressesScreen() {
  return (
    <QueriesHost>
      <Addresses />
    </QueriesHost>
  );
}

/** More than a user has in most cases; the tabs are a shortcut, the list has them all. */
const READ = 50;
const ALL = 'all';

function Addresses() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearch();
  const { address, change } = useRecordAddress(ADDRESSES);
  const { chain } = address.words;
  useAddressKeys();
  useReread();
  const { answer } = useApiQuery('depositAddressList', { limit: READ });
  const rows = useMemo(() => answer?.result?.rows.map((row) => readAddressRow(row, answer.skewMs)), [answer]);
  const chains = [
    ...new Set([...(chain === undefined ? [] : [chain]), ...(rows ?? []).map((row) => row.chain)]),
  ];
  const create = (isCreating: boolean): void =>
    setSearch(
      (current) => {
        if (isCreating) current.set('add', '1');
        else current.delete('add');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const select = (id: string): void => {
    const { chain: _before, ...words } = address.words;
    change({ words: id === ALL ? words : { ...words, chain: id }, id: null, page: 1 }, false);
  };
  return (
    <SkewContext value={answer?.skewMs ?? 0}>
      <Toolbar className="mb-3">
        <p className="text-text-2">{t('addresses.purpose')}</p>
        <Button variant="primary" onClick={() => create(true)}>
          {t('addresses.new.title')}
        </Button>
      </Toolbar>
      <ReplacedNotice rows={rows} />
      <Tabs
        label={t('addresses.column.chain')}
        selected={chain ?? ALL}
        onSelect={select}
        tabs={[ALL, ...chains.toSorted()].map((id) => ({
          id,
          label: id === ALL ? t('addresses.allChains') : id,
          content: <RecordListScreen list={ADDRESSES} />,
        }))}
      />
      {search.get('add') === '1' && (
        <NewAddressDialog
          coin={search.get('coin')?.toUpperCase() ?? firstCoinOf(chain, rows) ?? ''}
          chain={chain ?? ''}
          onClose={() => create(false)}
        />
      )}
    </SkewContext>
  );
}

/** A coin that travels on the chain that is looked at. */
function firstCoinOf(
  chain: string | undefined,
  rows: readonly { readonly chain: string; readonly coins: readonly string[] }[] | undefined,
): string | undefined {
  return rows?.find((row) => row.chain === chain)?.coins[0];
}

/** C copies an address, T a memo, Q shows the large QR code: of the row that has the focus, or of the first one (screens.md 1.24). */
function useAddressKeys(): void {
  useShortcut('c', () => copyOf('address'));
  useShortcut('t', () => copyOf('tag'));
  useShortcut('q', () => currentRow()?.querySelector<HTMLElement>('[data-qr]')?.click());
}

function copyOf(what: 'address' | 'tag'): void {
  currentRow()?.querySelector<HTMLElement>(`[data-copy="${what}"] button`)?.click();
}

function currentRow(): Element | null {
  const focused = document.activeElement?.closest('tr');
  if (focused?.querySelector('[data-address]')) return focused;
  return document.querySelector('[data-address]')?.closest('tr') ?? null;
}

/** Reads all addresses again every 5 minutes, and when the user comes back to the tab (screens.md 1.15): the exchange may replace one. */
function useReread(): void {
  const refresh = useRefreshAddresses();
  useLookedAt(refresh);
  useEffect(() => {
    let timer = systemClock.setTimer(read, RECHECK_MS);
    function read(): void {
      timer = systemClock.setTimer(read, RECHECK_MS);
      // A hidden tab reads them when it is looked at.
      if (document.visibilityState === 'visible') refresh();
    }
    return () => systemClock.clearTimer(timer);
  }, [refresh]);
}

export { DepositAddressesScreen as Component };

/** Loudly says that the exchange has replaced an address: its payers have saved it (screens.md 1.15, 1.21). */
function ReplacedNotice({ rows }: { readonly rows: readonly AddressRecord[] | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [seen, setSeen] = useState(rows);
  const leaving = useRef<ReadonlySet<string>>(new Set());
  const [replaced, setReplaced] = useState<readonly AddressRecord[]>([]);
  useEffect(() => {
    if (rows === undefined || rows === seen) return;
    setSeen(rows);
    const found = findReplaced(seen ?? [], rows, {
      leaving: leaving.current,
      // Read at each look: another tab may have retired one since.
      retired: retiredHere(),
      isOrdered: (id) => orderOf(id) !== undefined,
    });
    leaving.current = found.leaving;
    if (found.replaced.length > 0) setReplaced((before) => [...before, ...found.replaced]);
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
