import * as v from 'valibot';
import { Dec, Id, Ms } from './fields.ts';

/** One address of the person on a chain (screens.md 2.3, address-chain). */
export const depositAddress = {
  id: Id,
  /** "" while it is being made. */
  addressDeposit: v.string(),
  tagDeposit: v.string(),
  label: v.string(),
  isDefault: v.boolean(),
  state: v.picklist(['creating', 'ready', 'expiring', 'retired']),
  expireAt: v.optional(Ms),
  createdAt: Ms,
  lastDepositAt: v.optional(Ms),
  totalReceived: Dec,
  uri: v.string(),
};
