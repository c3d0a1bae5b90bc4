import type { BoxProps } from '#app/components/layout/box.ts';
import { Card } from '#app/components/layout/Card.tsx';

/** A card in the place of the form: what became of an order, and what is waited for. */
export function OutcomeCard(props: Omit<BoxProps, 'className'>) {
  return <Card {...props} className="grid max-w-190 grid-cols-1 gap-3 p-4 md:px-5 md:pb-5" />;
}
