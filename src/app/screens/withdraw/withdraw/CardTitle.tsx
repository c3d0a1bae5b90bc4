import type { ComponentProps } from 'react';
import { joinClasses } from '#app/components/layout/box.ts';

/** The title of a step or a card. Focus is put there for what follows to be read out, without a line around it. */
export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2
      {...rest}
      className={joinClasses('text-large/[1.75rem] font-semibold focus-visible:outline-none', className)}
    >
      {children}
    </h2>
  );
}
