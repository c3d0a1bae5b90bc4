import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Card } from '#app/components/layout/Card.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';

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
    <Card as="section" aria-labelledby={id}>
      <details
        className="group/fold"
        ref={ref}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-14 cursor-pointer items-center gap-4 px-4 py-2 md:px-6">
          <Row as="span" gap="gap-x-4" className="min-w-0 flex-1 justify-between">
            <h2 id={id} className="text-large font-semibold">
              {title}
            </h2>
            {brief !== undefined && <span className="text-text-2">{brief}</span>}
          </Row>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="flex-none text-text-2 group-open/fold:rotate-180"
          />
        </summary>
        {isOpen && <Stack className="px-4 pb-4 md:px-6 md:pb-5">{children}</Stack>}
      </details>
    </Card>
  );
}
