import type { Ref } from 'react';
import type { BoxProps } from '#app/components/layout/box.ts';
import { Card } from '#app/components/layout/Card.tsx';

/** One of the parts below each other of which the page is made. */
export function BatchCard(props: Omit<BoxProps, 'className' | 'as'>) {
  return <Card as="section" {...props} className="grid grid-cols-1 gap-3 p-4" />;
}

export interface CardTitleProps {
  /** The button that led here is gone: the focus goes on from here. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly title: string;
}

export function CardTitle({ ref, title }: CardTitleProps) {
  return (
    <h2 ref={ref} tabIndex={-1} className="text-large font-semibold">
      {title}
    </h2>
  );
}
