import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/components/IconButton.tsx';
import './chartMenu.css';

/**
 * What is done with a pair and its chart now and then, behind one button. It stays open while it is used, and closes by
 * Escape, by a press beside it, and when the focus goes elsewhere.
 */
export function ChartMenu({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    // A press on what can't take the focus moves none.
    const close = ({ target }: Event): void => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is inside
    <div ref={root} className="relative ms-auto" onKeyDown={leave}>
      <IconButton
        ref={button}
        icon={Ellipsis}
        label={t('pair.more')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div
          id={id}
          className="chart-menu absolute end-0 top-[calc(100%+4px)] z-(--layer-figures) grid w-[min(320px,100vw-64px)] justify-items-start rounded-card border border-line-strong bg-raised px-4 py-2 shadow-card [&>details]:w-full"
        >
          {children}
        </div>
      )}
    </div>
  );
}
