import { Circle, CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { mergeClasses } from './mergeClasses.ts';

export type ChipTone = 'neutral' | 'up' | 'down' | 'warn';

const LOOK_BY_TONE: Readonly<Record<ChipTone, { readonly Icon: LucideIcon; readonly colour: string }>> = {
  neutral: { Icon: Circle, colour: 'text-text-2' },
  up: { Icon: CircleCheck, colour: 'text-up' },
  down: { Icon: CircleX, colour: 'text-down' },
  warn: { Icon: TriangleAlert, colour: 'text-warn' },
};

export interface ChipProps {
  readonly tone?: ChipTone;
  /** One word, two at most: a status is shown by it, by a shape and by a colour, never by one of them alone. */
  readonly word: string;
  /** A shape that says more than the tone's own. */
  readonly icon?: LucideIcon;
  readonly className?: string;
}

/** The status of something. */
export function Chip({ tone = 'neutral', word, icon, className }: ChipProps) {
  const { Icon: ToneIcon, colour } = LOOK_BY_TONE[tone];
  const Icon = icon ?? ToneIcon;
  return (
    <span
      className={mergeClasses(
        'inline-flex items-center gap-1 rounded-full border border-line-strong px-2 py-0.5 text-small font-semibold',
        colour,
        className,
      )}
    >
      <Icon size={12} strokeWidth={2.5} aria-hidden="true" className="flex-none" />
      {word}
    </span>
  );
}
