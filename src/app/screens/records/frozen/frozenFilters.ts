import {
  choiceFilter,
  oneOf,
  readCoin,
  type TabFilter,
  type TextFilter,
  type WordsOf,
} from '#app/features/recordList/recordFilters.ts';
import { FreezeReason } from '#shared/endpoints/enums.ts';

export const GROUPS = ['reason', 'coin'] as const;
export type FrozenGroup = (typeof GROUPS)[number];

/** The filters of the list; `group` has its own control above it. */
export const FROZEN_FILTERS = {
  reason: choiceFilter({
    label: (t) => t('frozen.column.reason'),
    values: [...FreezeReason.options, 'UNIFIED'],
    name: (reason, t) => t(`frozen.reason.${reason}`),
  }),
  coin: {
    kind: 'text',
    label: (t) => t('terms.coin'),
    read: readCoin,
    fault: (t) => t('history.filter.badCoin'),
  } satisfies TextFilter<string>,
  group: { kind: 'tab', read: oneOf(GROUPS) } satisfies TabFilter<FrozenGroup>,
};

export type FrozenWords = WordsOf<typeof FROZEN_FILTERS>;
