import { Clock, Hourglass, type LucideIcon, RotateCcw, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { formatDate } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { gotAmount, gotMark } from '#app/features/recordList/outcome.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { progressOf, writeSpan } from './depositProgress.ts';
import type { DepositRecord } from './depositRecord.ts';
import { type DepositStage, outcomeOfStage, stageOf } from './depositStage.ts';
import './depositRecords.css';

interface Look {
  readonly tone: ChipTone;
  readonly icon?: LucideIcon;
}

const LOOK_BY_STAGE: Readonly<Record<DepositStage, Look>> = {
  unknown: { tone: 'neutral', icon: Hourglass },
  confirming: { tone: 'warn', icon: Clock },
  processing: { tone: 'warn', icon: Hourglass },
  credited: { tone: 'up' },
  withdrawable: { tone: 'up' },
  capped: { tone: 'warn', icon: Clock },
  needsSender: { tone: 'warn' },
  senderReview: { tone: 'neutral', icon: Search },
  senderRejected: { tone: 'down' },
  documents: { tone: 'warn' },
  blocked: { tone: 'down' },
  failed: { tone: 'down' },
  rollingBack: { tone: 'warn', icon: RotateCcw },
  rolledBack: { tone: 'down' },
  kept: { tone: 'up' },
  rollbackReview: { tone: 'warn', icon: Search },
};

interface CellProps {
  readonly record: DepositRecord;
}

/** Where it stands, by word and shape. */
export function StageChip({ record }: CellProps) {
  const { t } = useTranslation();
  const stage = stageOf(record);
  return (
    <Chip
      {...LOOK_BY_STAGE[stage]}
      word={t(`deposits.stage.${stage}`)}
      className="status-chip whitespace-nowrap"
    />
  );
}

export function CoinAndNetwork({ record: { coin, chain, kind } }: CellProps) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex items-center gap-2">
      <CoinMark coin={coin} />
      <span>
        {coin}
        {/* A coin's own network has its code: it is said once. */}
        {chain !== coin && (
          <span className="text-text-2"> {chain === '' ? t(`deposits.kind.${kind}`) : chain}</span>
        )}
      </span>
    </span>
  );
}

/** What was booked; 0 where nothing came of it, and grey while that is open (screens.md 0.2b). */
export function DepositAmount({ record }: CellProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const outcome = outcomeOfStage(stageOf(record));
  return (
    <span className="record-figure">
      <AmountCell
        amount={gotAmount(outcome, record.amount)}
        coin={record.coin}
        mark={gotMark(outcome)}
        isCoinBeside
        hasWorth
      />
      {outcome === 'void' && (
        <span className="record-under">
          {t('deposits.sentAmount', { amount: price(record.amount), coin: record.coin })}
        </span>
      )}
    </span>
  );
}

/** Confirmations as a line, a count, and what they lead to. */
export function Confirmations({ record }: CellProps) {
  const { t } = useTranslation();
  const words = useProgressWords(record);
  const progress = progressOf(record);
  return (
    <span
      className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-0.5"
      data-over={progress === null || progress.done >= progress.needed}
    >
      {progress !== null && (
        <>
          {/* In rows of two lines it would not fit beside time, count and state: it runs along the lower edge of its row. */}
          <span
            className="h-1 w-24 flex-none overflow-hidden rounded-[2px] bg-line-strong in-data-lines:absolute in-data-lines:start-4 in-data-lines:end-10 in-data-lines:bottom-0 in-data-lines:h-0.75 in-data-lines:w-auto"
            role="progressbar"
            aria-label={t('deposits.column.confirmations')}
            aria-valuemin={0}
            aria-valuemax={progress.needed}
            aria-valuenow={progress.done}
          >
            <span
              className="block h-full rounded-[inherit] bg-text-2"
              style={{ inlineSize: `${(100 * progress.done) / progress.needed}%` }}
            />
          </span>
          <LtrText className="num">{`${progress.done}/${progress.needed}`}</LtrText>
        </>
      )}
      {words !== '' && <span className="text-text-2 in-data-lines:hidden">{words}</span>}
    </span>
  );
}

/** What happens next, in a few words beside the line; "" where nothing does. */
function useProgressWords(record: DepositRecord): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const stage = stageOf(record);
  switch (stage) {
    case 'confirming': {
      const inMs = progressOf(record)?.creditedInMs ?? null;
      return inMs === null
        ? t('deposits.next.firstBlock')
        : t('deposits.next.creditedIn', { time: writeSpan(inMs, language) });
    }
    case 'credited':
      return t('deposits.next.withdrawableAt', { confirmations: record.unlockConfirm });
    case 'capped':
      return t('deposits.next.released', { date: formatDate(record.releaseAtMs ?? 0, language) });
    case 'processing':
    case 'needsSender':
    case 'senderReview':
    case 'senderRejected':
    case 'documents':
    case 'blocked':
    case 'rollingBack':
    case 'rolledBack':
    case 'rollbackReview':
      return t(`deposits.next.${stage}`);
    default:
      return '';
  }
}
