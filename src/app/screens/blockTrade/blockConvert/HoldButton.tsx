import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '#app/components/layout/box.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createHold } from './createHold.ts';
import './holdButton.css';

export interface HoldButtonProps {
  /** What is being confirmed is described by this element. */
  readonly describedBy: string;
  readonly onHeld: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** screens.md 1.7; holdButton.css has it as well. */
const HOLD_MS = 1_000;
// Not flex-1, which the row of a ticket's buttons has its own way with.
const LOOK = joinClasses(
  'hold-button relative min-h-12 min-w-40 grow basis-0 overflow-hidden rounded-button bg-primary px-6 py-2',
  'text-large/normal font-semibold text-on-primary hover:bg-primary-hover',
  'touch-none select-none [-webkit-touch-callout:none]',
);
const KEYS = [' ', 'Enter'];

/**
 * A button that has to be held for a second, by pointer or by key, so that no slip and no double click confirms a large
 * trade. Users who can't hold it type the coin beside it.
 */
export function HoldButton({ describedBy, onHeld, ref }: HoldButtonProps) {
  const { t } = useTranslation();
  const [isHolding, setHolding] = useState(false);
  const finish = useEffectEvent(() => {
    setHolding(false);
    onHeld();
  });
  const hold = useMemo(() => createHold({ clock: systemClock, holdMs: HOLD_MS, onHeld: () => finish() }), []);
  useEffect(() => hold.end, [hold]);
  const begin = (): void => {
    setHolding(true);
    hold.begin();
  };
  const end = (): void => {
    setHolding(false);
    hold.end();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!KEYS.includes(event.key)) return;
    // Otherwise it clicks or scrolls.
    event.preventDefault();
    // A key that was down before the button had the focus was not meant for it.
    if (!event.repeat) begin();
  };
  return (
    <button
      ref={ref}
      type="button"
      className={LOOK}
      data-holding={isHolding || undefined}
      aria-describedby={describedBy}
      onPointerDown={({ button }) => button === 0 && begin()}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onBlur={end}
      onKeyDown={handleKeyDown}
      onKeyUp={({ key }) => KEYS.includes(key) && end()}
    >
      <span className="relative">{isHolding ? t('block.confirm.holding') : t('block.confirm.hold')}</span>
    </button>
  );
}
