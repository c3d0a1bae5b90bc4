/** Last digits of an amount that make something happen (screens.md 3.6). */
const TRIGGERS = ['404', '408', '409', '424', '505', '599'] as const;
export type Trigger = (typeof TRIGGERS)[number] | '';

/** What the last non-zero digits of an amount order; "" is nothing. */
export function triggerOf(amount: string): Trigger {
  const digits = amount.replace('.', '').replace(/0+$/, '');
  return TRIGGERS.find((trigger) => digits.endsWith(trigger)) ?? '';
}
