import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import './foldedCard.css';

export interface FoldedCardProps {
  readonly title: ReactNode;
  /** The one thing of it that counts, in sight while it is closed. */
  readonly brief?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly children: ReactNode;
}

/** A card of the page that opens: what is not needed at a glance. */
export function FoldedCard({ title, brief, isOpenAtFirst = false, ref, children }: FoldedCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <section className="card tax-fold" aria-labelledby={id}>
      <details ref={ref} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="tax-fold-words">
            <h2 id={id}>{title}</h2>
            {brief !== undefined && <span className="tax-fold-brief">{brief}</span>}
          </span>
          <ChevronDown size={16} aria-hidden="true" className="tax-line-arrow" />
        </summary>
        {isOpen && <div className="tax-fold-body">{children}</div>}
      </details>
    </section>
  );
}
