import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '#shared/async/clock.ts';
import { DEVICE, tellDeskOpen } from './deskNotice.ts';
import { createDeskReminder } from './deskReminder.ts';

export interface UsedDeskReminder {
  /** When it is due by the device's clock, in ms since 1970; null where none is set. */
  readonly dueMs: number | null;
  readonly set: (atMs: number) => void;
  readonly clear: () => void;
}

/** The reminder that the desk opens, waited for while one of its screens is open; `onOpen` runs when it does. */
export function useDeskReminder(onOpen: () => void): UsedDeskReminder {
  const { t } = useTranslation();
  const [dueMs, setDueMs] = useState<number | null>(null);
  const tell = useEffectEvent(() => {
    setDueMs(null);
    tellDeskOpen(t);
    onOpen();
  });
  const reminder = useMemo(
    () => createDeskReminder({ clock: systemClock, storage: DEVICE, onDue: () => tell() }),
    [],
  );
  useEffect(() => {
    const end = reminder.start();
    setDueMs(reminder.read());
    return end;
  }, [reminder]);
  return {
    dueMs,
    set: (atMs) => {
      reminder.set(atMs);
      setDueMs(reminder.read());
    },
    clear: () => {
      reminder.clear();
      setDueMs(null);
    },
  };
}
