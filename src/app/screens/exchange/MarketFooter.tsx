import { groupThousands } from '#shared/money/groupThousands.ts';

export interface MarketFooterProps {
  /** Undefined before the first answer. */
  readonly total: number | undefined;
  readonly currency: string;
  readonly hasRate: boolean;
}

/** How many pairs, how often they change, and what is missing. */
export function MarketFooter({ total, currency, hasRate }: MarketFooterProps) {
  return (
    <div className="market-footer">
      <span className="num">
        {total === undefined
          ? 'Loading pairs'
          : `${groupThousands(String(total))} ${total === 1 ? 'pair' : 'pairs'}`}
        {' · updated at most every 3 s'}
      </span>
      {!hasRate && (
        <span className="market-footer-note">No rate for {currency}: turnover is shown in USD only</span>
      )}
    </div>
  );
}
