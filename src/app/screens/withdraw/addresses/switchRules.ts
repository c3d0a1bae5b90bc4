import type { InputOf } from '#shared/endpoints/table.ts';

export type SwitchType = InputOf<'addressSwitch'>['type'];

/** In the order in which they are shown. */
export const SWITCHES: readonly SwitchType[] = ['whitelistOnly', 'newAddressLock', 'verificationFree'];

/** The position of each switch that protects less against theft. */
const LOOSE: Readonly<Record<SwitchType, boolean>> = {
  whitelistOnly: false,
  newAddressLock: false,
  verificationFree: true,
};

/** Whether turning a switch there starts the 24 h pause of withdrawals (screens.md 1.9). */
export function isLoosening(type: SwitchType, on: boolean): boolean {
  return LOOSE[type] === on;
}
