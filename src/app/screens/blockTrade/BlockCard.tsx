import type { ReactNode } from 'react';
import { joinClasses } from '#app/components/layout/box.ts';
import { Card } from '#app/components/layout/Card.tsx';

export interface BlockCardProps {
  /** Missing where its line holds more: then it is a BlockTitle among the children. */
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the screens of block trades. */
export function BlockCard({ title, className, children }: BlockCardProps) {
  return (
    <Card
      as="section"
      className={joinClasses('grid min-w-0 content-start gap-4 p-4 md:px-6 md:py-5', className)}
    >
      {title !== undefined && <BlockTitle>{title}</BlockTitle>}
      {children}
    </Card>
  );
}

export function BlockTitle({ children }: Pick<BlockCardProps, 'children'>) {
  return <h2 className="text-large font-semibold">{children}</h2>;
}
