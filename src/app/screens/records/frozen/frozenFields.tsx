import { ratesOf } from '#app/features/recordList/approxValue.ts';
import { place, recordFields, TABLE_ONLY } from '#app/features/recordList/recordFields.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { TimeCell } from '#app/features/recordList/table/TimeCell.tsx';
import { walletName } from '#app/features/recordList/walletName.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { FrozenAction } from './FrozenAction.tsx';
import type { FrozenReason } from './frozenAssets.ts';
import { type FrozenAsset, usdOf } from './frozenAssets.ts';
import type { FrozenWords } from './frozenFilters.ts';
import { whyWords } from './frozenWords.ts';

/** Who has to act before a hold ends (screens.md 0.2c): `none` where time alone ends it. */
type FrozenActor = 'you' | 'either' | 'exchange' | 'network' | 'authority' | 'none';

const ACTOR_BY_REASON: Readonly<Record<FrozenReason, FrozenActor>> = {
  UNLOCK_CONFIRM: 'network',
  WITHDRAWING: 'exchange',
  // A limit order fills or expires by itself; that it can be cancelled before is offered as its action.
  LIMIT_ORDER: 'none',
  P2P_ORDER: 'either',
  P2P_DEPOSIT: 'you',
  BUY_HOLD: 'none',
  COLLATERAL: 'you',
  SECURITY_LOCK: 'none',
  RISK_REVIEW: 'exchange',
  TRAVEL_RULE: 'you',
  LEGAL: 'authority',
  DEPOSIT_CAP: 'none',
  UTA_UPGRADE: 'exchange',
  UNIFIED: 'you',
};

function actorOf({ reason }: Pick<FrozenAsset, 'reason'>): FrozenActor {
  return ACTOR_BY_REASON[reason];
}

/** What there is of something that is frozen (screens.md 1.13). */
export const FROZEN_FIELDS = recordFields<FrozenAsset, FrozenWords>()({
  fields: {
    coin: { kind: 'text', of: ({ coin }) => coin },
    amount: {
      ...{ kind: 'amount', of: ({ amount, coin }) => ({ amount, coin }), isFixed: true, line: 1 },
      detail: ({ amount, coin, usd }) => <AmountCell amount={amount} coin={coin} usd={usd ?? undefined} />,
    },
    value: {
      // What the exchange says it is worth is there before the first price is.
      ...{
        kind: 'worth',
        of: ({ amount, coin, usd }) => (usd === null ? { amount, coin } : { amount: usd, coin: 'USD' }),
      },
      file: (row) => usdOf(row, ratesOf(quoteStore.getState())) ?? '',
      isExtra: true,
    },
    why: {
      ...{ kind: 'text', of: (row, { t, language }) => whyWords(row, t, language), isFixed: true },
      cell: (row, { t, language }) => (
        <span className="block max-w-105 min-w-65 py-1.5 leading-[1.125rem] whitespace-normal" data-why="">
          {whyWords(row, t, language)}
        </span>
      ),
    },
    reason: { kind: 'text', of: ({ reason }, { t }) => t(`frozen.reason.${reason}`), line: 2 },
    actor: { kind: 'text', of: (row, { t }) => t(`frozen.actor.${actorOf(row)}`) },
    account: { kind: 'text', of: ({ wallet }, { t }) => walletName(wallet, t), isExtra: true },
    since: { kind: 'time', of: ({ sinceMs }) => sinceMs, none: () => '-' },
    release: {
      ...{ kind: 'time', of: ({ releaseMs }) => releaseMs, none: 'frozen.unknown', line: 2 },
      cell: (row, { t }) => {
        const actor = t(`frozen.actor.${actorOf(row)}`);
        return row.releaseMs === null ? (
          actor
        ) : (
          <span className="record-figure">
            <TimeCell atMs={row.releaseMs} />
            <span className="record-under">{actor}</span>
          </span>
        );
      },
    },
    reference: { kind: 'id', of: ({ refId }) => refId, isExtra: true },
    action: { ...TABLE_ONLY, isExtra: true, cell: (row) => <FrozenAction asset={row} /> },
  },
  column: place('frozen.column', 'amount value why reason account since release reference action', {
    amount: 'transfers.column.amount',
    value: 'transfers.column.value',
    account: 'history.column.account',
  }),
  // Grouped by reason, the headings say it.
  shown: (ids, { words }) => ids.filter((id) => id !== 'reason' || words.group === 'coin'),
  detail: place('frozen.column', 'reason amount account since release actor reference', {
    amount: 'transfers.column.amount',
    account: 'history.column.account',
  }),
  csv: place('frozen.column', 'coin amount value reason why actor account since release reference', {
    coin: 'terms.coin',
    amount: 'transfers.column.amount',
    value: () => 'USD',
    account: 'history.column.account',
  }),
});
