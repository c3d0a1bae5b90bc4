import type { BoxProps } from '#app/components/layout/box.ts';
import { Card } from '#app/components/layout/Card.tsx';

export interface RiskCardProps extends Omit<BoxProps, 'className' | 'as' | 'title'> {
  readonly title?: string;
}

/** A card of the risk check, with its title where it has one. */
export function RiskCard({ title, children, ...rest }: RiskCardProps) {
  return (
    <Card as="section" {...rest} className="grid grid-cols-1 gap-4 p-4 md:px-6 md:pt-5 md:pb-6">
      {title !== undefined && <h2 className="text-large font-semibold">{title}</h2>}
      {children}
    </Card>
  );
}
