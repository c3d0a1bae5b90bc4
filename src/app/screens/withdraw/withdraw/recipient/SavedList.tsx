import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { LeftOutHint } from '#app/components/LeftOutHint.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import { OfferRow } from '../WordsBox.tsx';
import { PICK_SMALL, PickLine, PickList } from './PickList.tsx';

export interface SavedListProps {
  readonly coin: string;
  /** Entries that can get the coin, on any of its networks or inside. */
  readonly saved: readonly BookEntry[];
  /** The chosen network; "" while none is. */
  readonly chain: string;
  readonly onPick: (saved: BookEntry) => void;
  /** Entries that could not be read. */
  readonly leftOut: LeftOut | undefined;
}

const USABLE = 0;

/** The entries of the address book that fit, usable ones first; the others say why they can't be used (screens.md 1.17). */
export function SavedList({ coin, saved, chain, onPick, leftOut }: SavedListProps) {
  const { t } = useTranslation();
  const fitting = saved.filter((entry) => chain === '' || entry.chain === chain || entry.addressType === 1);
  const ordered = fitting.toSorted(
    (one, other) =>
      Number(one.status !== USABLE) - Number(other.status !== USABLE) ||
      (other.lastUsedAtMs ?? 0) - (one.lastUsedAtMs ?? 0),
  );
  if (ordered.length === 0) {
    return (
      <OfferRow>
        <LeftOutHint leftOut={leftOut} />
        <p>{t(saved.length === 0 ? 'withdraw.recipient.noneAtAll' : 'withdraw.recipient.none', { coin })}</p>
        <TextLink to="/money-address?add=1">{t('withdraw.recipient.add')}</TextLink>
      </OfferRow>
    );
  }
  return (
    <>
      <LeftOutHint leftOut={leftOut} />
      <PickList>
        {ordered.map((entry) => (
          <PickLine key={entry.id} onPick={() => onPick(entry)}>
            <span>
              <b dir="auto">{entry.remark}</b> {/* All fit the network that is chosen. */}
              {chain === '' && <small className={PICK_SMALL}>{entry.chainType}</small>}
            </span>
            <LtrText className="font-code text-text-2">
              {entry.addressType === 1 ? entry.address : shortenAddress(entry.address)}
            </LtrText>
            <StatusWords entry={entry} />
          </PickLine>
        ))}
      </PickList>
    </>
  );
}

function StatusWords({ entry: { status, lockUntilMs } }: { readonly entry: BookEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  switch (status) {
    case 1:
      return (
        <small className="text-small/normal text-warn">
          {t('withdraw.recipient.locked', { time: formatMoment(lockUntilMs ?? 0, language) })}
        </small>
      );
    case 2:
      return <small className="text-small/normal text-down">{t('withdraw.recipient.blocked')}</small>;
    case 3:
      return <small className="text-small/normal text-warn">{t('withdraw.recipient.dataNeeded')}</small>;
    default:
      return null;
  }
}
