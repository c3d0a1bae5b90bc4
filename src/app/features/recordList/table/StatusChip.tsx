import { Ban, Circle, CircleDashed, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';

interface Look {
  readonly tone: ChipTone;
  /** Where the tone's own shape says too little. */
  readonly icon?: LucideIcon;
}

/** How each status of a conversion, a limit order, a block trade and a transfer looks; its word is `records.status.*`. */
const LOOK_BY_STATUS = {
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
} as const satisfies Readonly<Record<string, Look>>;

export type RecordStatus = keyof typeof LOOK_BY_STATUS;

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
