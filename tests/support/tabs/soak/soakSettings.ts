import { readCount } from '#tests/support/readCount.ts';

/** How long tabs are opened and closed. */
export interface SoakSettings {
  /** Cycles that are read, after so many whose figures still settle. */
  readonly cycles: number;
  readonly warmUps: number;
  /** Opened in each cycle. */
  readonly tabs: number;
}

/** `SOAK_CYCLES`, `SOAK_WARM_UPS` and `SOAK_TABS`, each over what a test says itself. */
export function readSoakSettings({ cycles, warmUps, tabs }: SoakSettings): SoakSettings {
  return {
    cycles: readCount('SOAK_CYCLES', cycles),
    warmUps: readCount('SOAK_WARM_UPS', warmUps),
    tabs: readCount('SOAK_TABS', tabs),
  };
}
