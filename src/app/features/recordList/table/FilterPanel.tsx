import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { FILTER_BUTTON, ICON_ALONE } from './filterLook.ts';

interface Look {
  readonly opener: string;
  readonly button: string;
  readonly words: string;
  readonly panel: string;
}

const PANEL =
  'absolute top-[calc(100%+8px)] z-3 grid rounded-card border border-line bg-raised shadow-card ' +
  // As wide as the line on a phone.
  'max-md:w-auto';

/** How a button and its panel stand in a line of filters. */
const LOOKS: Readonly<Record<'period' | 'others' | 'columns', Look>> = {
  period: {
    opener: 'max-md:static max-md:flex-1',
    // In two lines rather than beyond the edge, where the font is wide.
    button: 'max-md:w-full max-md:px-2 max-md:leading-small max-md:whitespace-normal',
    words: '',
    panel: `start-0 max-md:end-0 w-80 gap-3 p-4 ${PANEL}`,
  },
  others: {
    opener: 'max-lg:ms-auto max-md:static',
    button: '',
    words: '',
    panel: `start-0 max-lg:start-auto max-lg:end-0 max-md:start-0 w-80 gap-3 p-4 ${PANEL}`,
  },
  columns: {
    // Below 992 px it stands in the panel of the others, where a phone has no room for it.
    opener: 'max-md:hidden',
    button: '',
    words: ICON_ALONE,
    panel: `start-0 lg:start-auto lg:end-0 max-h-100 w-max min-w-50 max-w-80 overflow-y-auto p-2 ${PANEL}`,
  },
};

export interface FilterPanelProps {
  /** The name of the button and of its panel. */
  readonly label: string;
  /** What the button shows where that is more than its name. */
  readonly words?: ReactNode;
  readonly icon?: LucideIcon;
  /** How many things are set in it; 0 shows nothing. */
  readonly count?: number;
  readonly look: keyof typeof LOOKS;
  /** Rendered while it is open. */
  readonly children: ReactNode;
}

/** A button and what it opens below itself. Escape closes it, and so does going elsewhere. */
export function FilterPanel(props: FilterPanelProps) {
  const { label, words, icon: Icon, count = 0, look, children } = props;
  const { opener: openerLook, ...looks } = LOOKS[look];
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };

  return (
    // The panel can have the focus itself, so that a click between its parts does not leave it.
    <fieldset
      className={`relative min-w-0 outline-none ${openerLook}`}
      data-period={look === 'period' || undefined}
      aria-label={label}
      tabIndex={-1}
      onBlur={leave}
      onKeyDown={closeByKey}
    >
      <button
        ref={opener}
        type="button"
        className={`${FILTER_BUTTON} ${looks.button}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {Icon !== undefined && <Icon size={16} aria-hidden="true" />}
        <span className={looks.words}>{words ?? label}</span>
        {count > 0 && <span className="num font-semibold text-text">{count}</span>}
        {Icon === undefined && <ChevronDown size={14} aria-hidden="true" className="text-text-3" />}
      </button>
      {isOpen && <div className={looks.panel}>{children}</div>}
    </fieldset>
  );
}
