import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface RecordToolProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  readonly icon?: LucideIcon;
}

/** Something small that can be done with a record, beside the button that copies it. */
export function RecordTool({ icon: Icon, children, ...button }: RecordToolProps) {
  return (
    <button
      {...button}
      type="button"
      className="inline-flex min-h-8 items-center gap-2 rounded-button px-2 font-semibold text-text-2 hover:bg-surface hover:text-text pointer-coarse:min-h-11"
    >
      {Icon !== undefined && <Icon size={14} aria-hidden="true" />}
      {children}
    </button>
  );
}
