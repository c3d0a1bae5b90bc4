import { CircleX, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { gotAmount, gotMark } from '#app/features/recordList/outcome.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';
import { outcomeOf, type WithdrawalRecord, type WithdrawalStatus } from './withdrawalRecord.ts';

interface Look {
  readonly tone: ChipTone;
  readonly icon?: LucideIcon;
}

const LOOK_BY_STATUS: Readonly<Record<WithdrawalStatus, Look>> = {
  SecurityCheck: { tone: 'neutral', icon: Hourglass },
  Pending: { tone: 'warn', icon: Clock },
  MoreInformationRequired: { tone: 'warn' },
  BlockchainConfirmed: { tone: 'warn', icon: Clock },
  success: { tone: 'up' },
  CancelByUser: { tone: 'neutral', icon: CircleX },
  Reject: { tone: 'down' },
  Fail: { tone: 'down' },
  Unknown: { tone: 'neutral', icon: Hourglass },
};

/** Where it stands, by word and shape. */
export function StatusMark({ status }: Pick<WithdrawalRecord, 'status'>) {
  const { t } = useTranslation();
  return (
    <Chip
      {...LOOK_BY_STATUS[status]}
      word={t(`withdrawals.status.${status}`)}
      className="status-chip whitespace-nowrap"
    />
  );
}

interface CellProps {
  readonly record: WithdrawalRecord;
}

export function SentCoin({ record: { coin, chain, isInside } }: CellProps) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex items-center gap-2">
      <CoinMark coin={coin} />
      <span>
        {coin}
        {/* A coin's own network has its code: it is said once. */}
        {(isInside || chain !== coin) && (
          <span className="text-text-2"> {isInside ? t('withdrawals.kind.inside') : chain}</span>
        )}
      </span>
    </span>
  );
}

/** What arrives; 0 where nothing came of it, and grey while that is open (screens.md 0.2b). */
export function SentAmount({ record }: CellProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const outcome = outcomeOf(record.status);
  return (
    <span className="record-figure">
      <AmountCell
        amount={gotAmount(outcome, record.receive)}
        coin={record.coin}
        mark={gotMark(outcome)}
        isCoinBeside
        hasWorth
      />
      {outcome === 'void' && (
        <span className="record-under">
          {t('withdrawals.askedAmount', { amount: price(record.receive), coin: record.coin })}
        </span>
      )}
    </span>
  );
}

/** Whom it goes to: the name in the book, or both ends of the address. */
export function SentTo({ record: { remark, toAddress } }: CellProps) {
  if (remark !== '') return <bdi>{remark}</bdi>;
  return <LtrText>{shortenAddress(toAddress)}</LtrText>;
}
