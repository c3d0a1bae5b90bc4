import { Ban, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import { CoinMark } from '../CoinMark.tsx';
import { formatMoment } from '../format/dates.ts';
import { formatDuration } from '../format/durations.ts';
import { figuresOf } from '../format/figures.ts';
import { LeftOutHint } from '../LeftOutHint.tsx';
import { LtrText } from '../LtrText.tsx';
import { type ChainHints, type ChainSuspension, orderChains, type PickerChain } from './chainOrder.ts';
import { SuspensionReason } from './SuspensionReason.tsx';

export interface ChainListProps extends ChainHints {
  /** The coin's symbol: fees and least amounts are in it. */
  readonly coin: string;
  readonly chains: readonly PickerChain[];
  readonly chosen?: string | undefined;
  readonly onPick: (code: string) => void;
  /** Networks that could not be read. */
  readonly leftOut: LeftOut | undefined;
}

/** The networks of a coin, each with what decides between them; suspended ones stay in sight with their reason. */
export function ChainList({ coin, chains, chosen, onPick, leftOut, ...hints }: ChainListProps) {
  return (
    <>
      <LeftOutHint leftOut={leftOut} />
      <ul className="grid [&>li+li]:border-t [&>li+li]:border-line">
        {orderChains(chains, hints).map((chain) => (
          <li key={chain.code}>
            <ChainRow
              coin={coin}
              chain={chain}
              isChosen={chain.code === chosen}
              isLast={chain.code === hints.lastUsed}
              isMatch={hints.matching?.includes(chain.code) ?? false}
              onPick={() => onPick(chain.code)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChainRowProps {
  readonly coin: string;
  readonly chain: PickerChain;
  readonly isChosen: boolean;
  readonly isLast: boolean;
  readonly isMatch: boolean;
  readonly onPick: () => void;
}

const SMALL = 'text-small/[1.125rem] text-text-2';
/** Terms have the whole width below the name and the fee. */
const TERMS = `col-[2/4] row-start-2 flex flex-wrap gap-x-3 ${SMALL}`;

function ChainRow({ coin, chain, isChosen, isLast, isMatch, onPick }: ChainRowProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { code, label, fee, suspension } = chain;
  const isClosed = suspension !== undefined;
  return (
    <button
      type="button"
      className="group grid min-h-15 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-button px-2 py-2.5 text-start not-aria-disabled:hover:bg-surface aria-disabled:cursor-not-allowed aria-pressed:bg-surface [&>:first-child]:row-[1/3]"
      aria-pressed={isChosen}
      aria-disabled={isClosed || undefined}
      onClick={isClosed ? undefined : onPick}
    >
      <CoinMark coin={code} />
      {/* Spaces between what stands apart by its place: the row is also read out as one. */}
      <span className="contents">
        <span className="flex flex-wrap items-center gap-x-2">
          <b className="group-aria-disabled:text-text-2">{label}</b> <bdi className={SMALL}>{code}</bdi>
          {isChosen && <Check size={16} role="img" aria-label={t('coinPicker.chosen')} />}
        </span>{' '}
        {isClosed ? <Suspended {...suspension} /> : <Terms coin={coin} chain={chain} />}
      </span>{' '}
      <span className={`col-start-3 row-start-1 grid justify-items-end text-end ${SMALL}`}>
        {isLast && <span className="font-semibold text-text">{t('chainPicker.last')}</span>}{' '}
        {isMatch && <span className="font-semibold text-text">{t('chainPicker.match')}</span>}{' '}
        {fee !== undefined && (
          <span className="num">
            {fee === '0' ? (
              t('chainPicker.noFee')
            ) : (
              <>
                {t('terms.fee')} <LtrText>{`${price(fee)} ${coin}`}</LtrText>
              </>
            )}
          </span>
        )}
      </span>
    </button>
  );
}

function Terms({ coin, chain }: { readonly coin: string; readonly chain: PickerChain }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { min, etaSeconds, creditAfter, unlockAfter } = chain;
  const { price } = figuresOf(language);
  return (
    <span className={`num ${TERMS}`}>
      <span>{t('chainPicker.takes', { time: formatDuration(etaSeconds, language) })}</span>{' '}
      <span>
        {creditAfter === 0
          ? t('chainPicker.atOnce')
          : t('chainPicker.confirmations', {
              credit: creditAfter,
              unlock: Math.max(creditAfter, unlockAfter),
            })}
      </span>{' '}
      {min !== '0' && <span>{t('chainPicker.min', { min: `\u2066${price(min)} ${coin}\u2069` })}</span>}
    </span>
  );
}

function Suspended({ reason, reopensAtMs }: ChainSuspension) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <span className={TERMS}>
      <span>
        <Ban size={12} aria-hidden="true" className="me-1 inline" />
        {t('chainPicker.suspended')}
      </span>{' '}
      <span>
        <SuspensionReason reason={reason} />
      </span>{' '}
      <span>
        {reopensAtMs === undefined
          ? t('chainPicker.noDate')
          : t('chainPicker.reopens', { time: formatMoment(reopensAtMs, language) })}
      </span>
    </span>
  );
}
