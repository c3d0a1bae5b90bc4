import type { ReactNode } from 'react';
import { Row } from '#app/components/layout/Row.tsx';
import { SmallText } from './SmallText.tsx';

export interface ListLineProps {
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  /** What can be done with it, at the end of the line. */
  readonly children: ReactNode;
}

/** A line of a list: something with a detail below its name. */
export function ListLine({ mark, title, detail, children }: ListLineProps) {
  return (
    <Row as="li" className="min-h-13 border-t border-line py-2">
      {mark}
      <div className="grid min-w-0 grow basis-40 justify-items-start">
        {title}
        <SmallText as="span">{detail}</SmallText>
      </div>
      {children}
    </Row>
  );
}
