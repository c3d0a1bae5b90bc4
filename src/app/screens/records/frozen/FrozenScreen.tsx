import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { FROZEN_ASSETS } from './frozenList.tsx';

/**
 * /records/frozen-assets: why not all of it can be withdrawn (screens.md 1.13). The total is of what the filters let through,
 * as every sum of a list is.
 */
export function FrozenScreen() {
  return <RecordListScreen list={FROZEN_ASSETS} />;
}

export { FrozenScreen as Component };
