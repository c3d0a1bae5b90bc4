/** Names that are still to change (design.md section 14). Only ever made shorter. */
export const NAMES_STILL_TO_CHANGE: readonly string[] = [
  'ToldLine',
  'PERSON',
  'afterTold',
  'buildLowCoins',
  'isLowFirst',
  'note',
  'noteLocation',
  'notes',
  'person',
  'press',
  'tell',
  'tellVisibility',
  'told',
  'openSocketDoor',
];
