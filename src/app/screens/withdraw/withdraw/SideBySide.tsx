import type { BoxProps } from '#app/components/layout/box.ts';
import { Stack } from '#app/components/layout/Stack.tsx';

/** Two choices beside each other; on a phone below each other, and nearer. */
export function SideBySide(props: Omit<BoxProps, 'className'>) {
  return <Stack {...props} gap="gap-2" className="min-w-0 md:grid-cols-2 md:gap-3" />;
}
