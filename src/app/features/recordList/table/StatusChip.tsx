import { Ban, Circle, CircleDashed, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import type { RecordStatus } from '../fieldValues.ts';

interface Look {
  readonly tone: ChipTone;
  /** Where the tone's own shape says too little. */
  readonly icon?: LucideIcon;
}

const LOOK_BY_STATUS: Readonly<Record<RecordStatus, Look>> = {
  init: { tone: 'neutral', icon: Hourglass },
  processing: { tone: 'neutral', icon: CircleDashed },
  success: { tone: 'up' },
  failure: { tone: 'down' },
  partial_fulfillment: { tone: 'warn' },
  open: { tone: 'neutral', icon: Circle },
  filling: { tone: 'neutral', icon: CircleDashed },
  filled: { tone: 'up' },
  cancelling: { tone: 'neutral', icon: Hourglass },
  cancelled: { tone: 'neutral', icon: Ban },
  expired: { tone: 'neutral', icon: Clock },
  failed: { tone: 'down' },
  quoted: { tone: 'neutral', icon: Hourglass },
  confirmed: { tone: 'neutral', icon: CircleDashed },
  settled: { tone: 'up' },
  rejected: { tone: 'down' },
  pending: { tone: 'neutral', icon: Hourglass },
};

/** The status of a record, by word and shape (screens.md 0.3, C8). */
export function StatusChip({ status }: { readonly status: RecordStatus }) {
  const { t } = useTranslation();
  return (
    <Chip
      {...LOOK_BY_STATUS[status]}
      word={t(`records.status.${status}`)}
      className="status-chip whitespace-nowrap"
    />
  );
}
