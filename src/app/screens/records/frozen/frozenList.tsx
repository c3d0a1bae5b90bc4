import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { FrozenDrawer } from './FrozenDrawer.tsx';
import { FrozenHead } from './FrozenHead.tsx';
import type { FrozenAsset } from './frozenAssets.ts';
import { FROZEN_FIELDS } from './frozenFields.tsx';
import { FROZEN_FILTERS } from './frozenFilters.ts';
import { FROZEN_SOURCES, SOURCE_IDS } from './frozenSources.ts';

/** screens.md 1.13: asked for again every 30 s while the page is visible. */
const EVERY_MS = 30_000;

/** Everything that can't be used or can't be withdrawn, with its reason. */
export const FROZEN_ASSETS = defineRecordList({
  id: 'frozen-assets',
  label: ({ t }) => t('screens.frozen.title'),
  filters: FROZEN_FILTERS,
  period: null,
  sources: () => FROZEN_SOURCES,
  isHidden: (row: FrozenAsset, { reason, coin }) =>
    (reason !== undefined && row.reason !== reason) || (coin !== undefined && row.coin !== coin),
  groupOf: ({ coin, reason }, { words }) => (words.group === 'coin' ? coin : reason),
  groupName: ({ coin, reason }, { t, words }) =>
    words.group === 'coin' ? coin : t(`frozen.reason.${reason}`),
  polling: { pendingMs: EVERY_MS, idleMs: EVERY_MS },
  Head: FrozenHead,
  released: ({ amount, coin }, { t, language }) =>
    t('frozen.released', { amount: amountWithUnit(amount, { language, unit: coin }) }),
  fields: FROZEN_FIELDS,
  csv: { fileName: () => 'frozen-assets.csv' },
  detail: {
    nameOf: ({ amount, coin, reason }, { t, language }) =>
      joinItems([amountWithUnit(amount, { language, unit: coin }), t(`frozen.reason.${reason}`)], language),
    readId: (text) => (/^[\w-]{6,200}$/.test(text) ? text : null),
    missing: (t) => t('frozen.gone'),
    Drawer: FrozenDrawer,
  },
  missing: (sourceId, t) => {
    const source = SOURCE_IDS.find((id) => id === sourceId);
    return t('frozen.missing', { sources: source === undefined ? sourceId : t(`frozen.source.${source}`) });
  },
  empty: ({ t, isFiltered, clear }) =>
    isFiltered
      ? { text: t('frozen.noMatch'), action: { label: t('records.filter.clear'), onClick: clear } }
      : { text: t('frozen.none'), isGood: true, action: { label: t('frozen.withdraw'), to: '/withdraw' } },
});
