import { LIMITS_BESIDE_FLOOR, TOLERANCE } from '../limits.ts';
import type { ReadingByPage } from '../measure/measureRounds.ts';
import { formatFigure } from './formatReadings.ts';
import type { Verdict } from './verdict.ts';

/** Holds Sluice against the floor of the same run, with the tolerance; empty if one of them was not measured. */
export function judgeBesideFloor(readings: ReadingByPage): Verdict[] {
  const [sluice, floor] = [readings.get('sluice'), readings.get('floor')];
  if (sluice === undefined || floor === undefined) return [];
  return LIMITS_BESIDE_FLOOR.map(({ figure, label, unit, decimals, rule, most }) => {
    const [value, least] = [sluice[figure], floor[figure]];
    const limit = least === null ? null : most(least);
    return {
      promise: label,
      read: `${formatFigure(value, decimals)} ${unit}`,
      limit: `${formatFigure(limit, decimals)} ${unit} (${rule})`,
      isKept: value === null || limit === null ? null : value <= limit * (1 + TOLERANCE),
    };
  });
}
