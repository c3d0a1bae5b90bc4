import { type BoxProps, joinClasses } from '#app/components/layout/box.ts';
import { Card } from '#app/components/layout/Card.tsx';

/** A part of a screen of this section on a ground of its own, with more room from a tablet on; `gap` is what its parts keep. */
export function ScreenCard({ gap, className, ...rest }: BoxProps & { readonly gap: `gap-${string}` }) {
  const look = 'grid min-w-0 grid-cols-1 content-start p-4 md:px-6 md:py-5';
  return <Card {...rest} className={joinClasses(look, gap, className)} />;
}
