import { BadgeCheck } from 'lucide-react';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import { place, type RecordField, recordFields, TABLE_ONLY } from '#app/features/recordList/recordFields.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { EntryAddress, EntryStateChip, EntryTag, LastUsed } from './BookCells.tsx';
import type { BookWords } from './bookFilters.ts';
import { coinWords, ownerWords } from './bookWords.ts';

/** The columns of the one tab and of the other. */
const OF_TAB = { chain: ['chain', 'address', 'tag'], internal: ['account'] } as const;

/** What there is of a saved address or account (screens.md 1.9). */
export const BOOK_FIELDS = recordFields<BookEntry, BookWords>()({
  fields: {
    remark: {
      ...{ kind: 'text', of: ({ remark }) => remark, isFixed: true, line: 1 },
      compare: (one, other) => one.remark.localeCompare(other.remark),
      cell: (entry) => (
        <bdi className="font-semibold wrap-anywhere" data-entry={entry.id}>
          {entry.remark}
        </bdi>
      ),
    },
    coin: {
      ...{ kind: 'text', of: (entry, { t }) => coinWords(entry, t), line: 2 },
      cell: (entry, { t }) => (
        <span className="inline-flex items-center gap-1.5">
          {entry.coin !== UNIVERSAL && <CoinMark coin={entry.coin} />}
          {coinWords(entry, t)}
        </span>
      ),
    },
    chain: {
      kind: 'text',
      of: ({ addressType, chain, chainType }) => {
        if (addressType === 1) return '';
        return chainType === '' ? chain : `${chainType} · ${chain}`;
      },
      line: 2,
      cell: ({ chain, chainType }) => <span title={chainType}>{chain}</span>,
    },
    address: addressField(0),
    account: addressField(1),
    tag: {
      ...{ kind: 'text', of: ({ tag }) => tag, isExtra: true },
      cell: (entry) => <EntryTag entry={entry} />,
      detail: (entry, { t }) => {
        if (entry.addressType === 1) return null;
        return entry.tag === '' ? (
          <span className="text-text-2">{t('book.noTag')}</span>
        ) : (
          <EntryTag entry={entry} />
        );
      },
    },
    owner: { kind: 'text', of: (entry, { t }) => ownerWords(entry, t), isExtra: true },
    verified: {
      ...{ kind: 'text', of: ({ verified }, { t }) => t(`book.verified.${verified === 1 ? 'yes' : 'no'}`) },
      isExtra: true,
      cell: ({ verified }, { t }) =>
        verified === 1 ? (
          <span className="inline-flex items-center gap-1.5">
            <BadgeCheck size={16} aria-hidden="true" className="flex-none text-up" />
            {t('book.verified.yes')}
          </span>
        ) : (
          <span className="text-text-2">{t('book.verified.no')}</span>
        ),
    },
    state: { ...TABLE_ONLY, isFixed: true, line: 1, cell: (entry) => <EntryStateChip entry={entry} /> },
    used: {
      ...{ kind: 'time', of: ({ lastUsedAtMs }) => lastUsedAtMs, isExtra: true },
      compare: (one, other) => (one.lastUsedAtMs ?? 0) - (other.lastUsedAtMs ?? 0),
      look: (entry) => <LastUsed entry={entry} />,
    },
    added: {
      ...{ kind: 'time', of: ({ atMs }) => atMs, isExtra: true, isHiddenAtFirst: true },
      compare: (one, other) => one.atMs - other.atMs,
    },
  },
  column: place('book.column', 'remark coin chain address account tag owner verified state used added'),
  shown: (ids, { words: { tab = 'chain' } }) => {
    const others: readonly string[] = OF_TAB[tab === 'chain' ? 'internal' : 'chain'];
    return ids.filter((id) => !others.includes(id));
  },
  detail: place('book.column', 'address account tag coin chain owner verified used added'),
});

function addressField(addressType: BookEntry['addressType']): RecordField<BookEntry, unknown, 'id'> {
  return {
    ...{ kind: 'id', of: ({ address }) => address, isFixed: true, line: 2 },
    cell: (entry) => <EntryAddress entry={entry} />,
    detail: (entry) => (entry.addressType === addressType ? <EntryAddress entry={entry} /> : null),
  };
}
