import { useTranslation } from 'react-i18next';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useTicketLink } from '#app/screens/exchange/ticketForm/ticketLink.ts';
import { OtcContact } from '../OtcContact.tsx';
import { useBlockPair } from '../useBlockPair.ts';
import { useOtc } from '../useOtc.ts';
import { EligibilityCard } from './EligibilityCard.tsx';
import { ExampleCard } from './ExampleCard.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LastTrades } from './LastTrades.tsx';
import { OtcCard } from './OtcCard.tsx';
import '../block.css';

const EXAMPLE = { from: 'BTC', to: 'USDT' } as const;

/** /otc/index: what a block trade is, whether it is open to the person, and what it would bring (screens.md 1.6). */
export function BlockTradeScreen() {
  return (
    <QueriesHost>
      <BlockTrade />
    </QueriesHost>
  );
}

function BlockTrade() {
  const { t } = useTranslation();
  const { link, change } = useTicketLink();
  const { from, to } = pairOf(link.from, link.to);
  const otc = useOtc();
  const pair = useBlockPair(from, to);
  return (
    <>
      <div className="screen-head">
        <div>
          <h1 className="screen-title">{t('screens.blockTrade.title')}</h1>
          <p className="text-text-2">{t('screens.blockTrade.purpose')}</p>
        </div>
      </div>
      <div className="block-columns">
        <OtcCard {...{ from, to, otc, pair }} />
        <div className="block-stack">
          <ExampleCard
            key={`${from} ${to}`}
            {...{ from, to, pair }}
            onCoin={(coin) => change({ from: coin, to: coin === to ? from : to })}
          />
          <HowItWorks />
        </div>
        <div className="block-stack">
          <EligibilityCard otc={otc} />
          {!otc.isGuest && <LastTrades />}
          <OtcContact />
        </div>
      </div>
    </>
  );
}

/** The pair of the address, where half of one is completed. */
function pairOf(from: string = EXAMPLE.from, to: string = EXAMPLE.to): { from: string; to: string } {
  if (from !== to) return { from, to };
  return { from, to: from === EXAMPLE.to ? EXAMPLE.from : EXAMPLE.to };
}

export { BlockTradeScreen as Component };
