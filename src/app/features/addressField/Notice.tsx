import { TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';

export interface NoticeBoxProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: 'p' | 'div';
  readonly isWarning?: boolean;
}

/**
 * The ground of what is said about an address beside it. Its words have a line to themselves where what stands beside them
 * leaves too little room.
 */
export function NoticeBox({ as = 'div', isWarning = false, ...rest }: NoticeBoxProps) {
  return (
    <Row
      {...rest}
      as={as}
      align="items-stretch"
      gap="gap-1.5"
      className={joinClasses(
        'rounded-button px-3 py-2 [&>:is(p,span)]:min-w-[min(100%,200px)] [&>:is(p,span)]:flex-1',
        isWarning ? 'bg-warn-wash' : 'bg-surface',
      )}
    />
  );
}

export interface NoticeProps {
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

/** A sentence about an address, beside it. */
export function Notice({ isWarning = false, children }: NoticeProps) {
  return (
    <NoticeBox as="p" isWarning={isWarning}>
      {isWarning && <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none text-warn" />}
      <span>{children}</span>
    </NoticeBox>
  );
}

/** What is known of an address: a mark and a few words, without a ground. */
export function AddressLine({ as = 'p', children }: Pick<NoticeBoxProps, 'as' | 'children'>) {
  return (
    <Row as={as} gap="gap-x-1.5 gap-y-1" className="text-text-2">
      {children}
    </Row>
  );
}
