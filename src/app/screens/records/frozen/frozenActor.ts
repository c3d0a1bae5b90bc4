import type { FrozenAsset, FrozenReason } from './frozenAssets.ts';

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

export function actorOf({ reason }: Pick<FrozenAsset, 'reason'>): FrozenActor {
  return ACTOR_BY_REASON[reason];
}
