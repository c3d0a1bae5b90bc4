import type { ReactNode } from 'react';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';

export interface DepositWarningProps {
  readonly as?: 'p' | 'div';
  readonly role?: 'alert';
  /** Nothing may be sent to what is shown. */
  readonly isAlarm?: boolean;
  /** A mark, and what there is to say. */
  readonly children: ReactNode;
}

/** What has to be read before an address. */
export function DepositWarning({ isAlarm = false, ...rest }: DepositWarningProps) {
  return (
    <Row
      {...rest}
      isOneLine
      align={isAlarm ? 'items-start' : 'items-center'}
      gap="gap-3"
      className={joinClasses(
        'mb-4 rounded-card px-3.5 py-2.5 [&>svg]:flex-none',
        isAlarm ? 'bg-down-wash [&>svg]:text-down' : 'bg-warn-wash',
      )}
    />
  );
}
