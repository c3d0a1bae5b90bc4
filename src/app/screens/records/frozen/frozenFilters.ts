import {
  choiceFilter,
  oneOf,
  readCoin,
  type TabFilter,
  textFilter,
  type WordsOf,
} from '#app/features/recordList/recordFilters.ts';
import { FreezeReason } from '#shared/endpoints/enums.ts';

export const GROUPS = ['reason', 'coin'] as const;
export type FrozenGroup = (typeof GROUPS)[number];

/** The filters of the list; `group` has its own control above it. */
export const FROZEN_FILTERS = {
  reason: choiceFilter('frozen.column.reason', [...FreezeReason.options, 'UNIFIED'], (reason, t) =>
    t(`frozen.reason.${reason}`),
  ),
  coin: textFilter('terms.coin', readCoin, 'history.filter.badCoin'),
  group: { kind: 'tab', read: oneOf(GROUPS) } satisfies TabFilter<FrozenGroup>,
};

export type FrozenWords = WordsOf<typeof FROZEN_FILTERS>;
