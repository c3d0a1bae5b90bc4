import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FILTER_BOX } from './filterLook.ts';

export interface FilterSelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  readonly label: string;
}

/** One of a few in a line of filters, as wide as what is chosen; its label stands within. */
export function FilterSelect({ label, ...select }: FilterSelectProps) {
  return (
    <label className={`relative ${FILTER_BOX}`}>
      <span className="ps-3">{label}</span>
      <select
        {...select}
        className="field-sizing-content min-h-[34px] max-w-60 rounded-button bg-transparent bg-none pe-7 font-semibold text-ellipsis text-text pointer-coarse:min-h-11 *:bg-raised *:text-text"
      />
      <ChevronDown
        size={14}
        aria-hidden="true"
        className="pointer-events-none absolute end-2.5 text-text-3"
      />
    </label>
  );
}
