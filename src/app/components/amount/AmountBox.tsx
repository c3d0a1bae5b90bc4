import type { ReactNode } from 'react';
import './amountField.css';

export interface AmountBoxProps {
  readonly label: ReactNode;
  /** The account, beside the label. */
  readonly account?: ReactNode;
  /** What there is, at the end of the first line. */
  readonly balance?: ReactNode;
  readonly isWrong?: boolean;
  /** The amount and its coin. */
  readonly children: ReactNode;
  /** The last line: about what it is worth, and what helps to fill it in. */
  readonly sub?: ReactNode;
}

/** The box of one coin's amount: account and balance, amount and coin, value and shares. */
export function AmountBox({ label, account, balance, isWrong = false, children, sub }: AmountBoxProps) {
  return (
    <div className="amount-box" data-wrong={isWrong || undefined}>
      <div className="amount-head">
        <span className="amount-label">
          {label}
          {account}
        </span>
        {balance}
      </div>
      <div className="amount-row">{children}</div>
      {sub !== undefined && <div className="amount-sub">{sub}</div>}
    </div>
  );
}
