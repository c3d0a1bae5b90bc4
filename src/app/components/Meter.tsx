import './meter.css';
import type { ComponentProps } from 'react';
import { joinClasses } from './layout/box.ts';

/** How much there is of what there can be. Its bar has the colour of the text; its ground and its height are utilities. */
export function Meter({ className, ...rest }: ComponentProps<'meter'>) {
  return <meter {...rest} className={joinClasses('meter', className)} />;
}
