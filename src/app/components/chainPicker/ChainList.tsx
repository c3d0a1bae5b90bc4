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
import './chainPicker.css';

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
      <ul className="chain-list">
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

function ChainRow({ coin, chain, isChosen, isLast, isMatch, onPick }: ChainRowProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { code, label, fee, suspension } = chain;
  const isClosed = suspension !== undefined;
  return (
    <button
      type="button"
      className="chain-row"
      aria-pressed={isChosen}
      aria-disabled={isClosed || undefined}
      onClick={isClosed ? undefined : onPick}
    >
      <CoinMark coin={code} />
      {/* Spaces between what stands apart by its place: the row is also read out as one. */}
      <span className="chain-body">
        <span className="chain-name">
          <b>{label}</b> <bdi className="chain-code">{code}</bdi>
          {isChosen && <Check size={16} role="img" aria-label={t('coinPicker.chosen')} />}
        </span>{' '}
        {isClosed ? <Suspended {...suspension} /> : <Terms coin={coin} chain={chain} />}
      </span>{' '}
      <span className="chain-end">
        {isLast && <span className="chain-hint">{t('chainPicker.last')}</span>}{' '}
        {isMatch && <span className="chain-hint">{t('chainPicker.match')}</span>}{' '}
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
    <span className="chain-terms num">
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
    <span className="chain-terms">
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
