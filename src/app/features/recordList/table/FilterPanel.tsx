import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import './filters.css';

export interface FilterPanelProps {
  /** The name of the button and of its panel. */
  readonly label: string;
  /** What the button shows where that is more than its name. */
  readonly words?: ReactNode;
  readonly icon?: LucideIcon;
  /** How many things are set in it; 0 shows nothing. */
  readonly count?: number;
  readonly className?: string;
  /** Rendered while it is open. */
  readonly children: ReactNode;
}

/** A button and what it opens below itself. Escape closes it, and so does going elsewhere. */
export function FilterPanel(props: FilterPanelProps) {
  const { label, words, icon: Icon, count = 0, className = '', children } = props;
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
      className={`filter-opener ${className}`}
      aria-label={label}
      tabIndex={-1}
      onBlur={leave}
      onKeyDown={closeByKey}
    >
      <button
        ref={opener}
        type="button"
        className="filter-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {Icon !== undefined && <Icon size={16} aria-hidden="true" />}
        <span className="filter-words">{words ?? label}</span>
        {count > 0 && <span className="filter-count num">{count}</span>}
        {Icon === undefined && <ChevronDown size={14} aria-hidden="true" className="filter-arrow" />}
      </button>
      {isOpen && <div className="filter-panel">{children}</div>}
    </fieldset>
  );
}
