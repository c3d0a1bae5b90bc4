import { useTranslation } from 'react-i18next';
import { DroppedNotice } from '#app/components/DroppedNotice.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { useDropped } from '#app/components/useDropped.ts';
import { useTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { BlockCard } from '../BlockCard.tsx';
import { EligibilityRules } from '../EligibilityRules.tsx';
import { OtcContact } from '../OtcContact.tsx';
import { useBlockPair } from '../useBlockPair.ts';
import { type Otc, useOtc } from '../useOtc.ts';
import { ExampleCard } from './ExampleCard.tsx';
import { LastTrades } from './LastTrades.tsx';
import { OtcCard } from './OtcCard.tsx';

const EXAMPLE = { from: 'BTC', to: 'USDT' } as const;

/** /otc/index: what a block trade is, whether it is open to the user, and what it would bring (screens.md 1.6). */
export function BlockTradeScreen() {
  return (
    <QueriesHost>
      <BlockTrade />
    </QueriesHost>
  );
}

function BlockTrade() {
  const { link, change, ...read } = useTicketLink();
  const dropped = useDropped({ names: read.dropped }, () => change({}));
  const { from, to } = pairOf(link.from, link.to);
  const otc = useOtc();
  const pair = useBlockPair(from, to);
  return (
    <>
      <DroppedNotice {...dropped} />
      <Stack gap="gap-4" className="items-start lg:grid-cols-[minmax(0,1fr)_minmax(320px,400px)] lg:gap-6">
        <OtcCard {...{ from, to, otc, pair }} />
        <Stack gap="gap-4" className="min-w-0">
          <ExampleCard
            key={`${from} ${to}`}
            {...{ from, to, pair }}
            onCoin={(coin) => change({ from: coin, to: coin === to ? from : to })}
          />
          <HowItWorks />
          {!otc.isGuest && <LastTrades />}
        </Stack>
        <Stack gap="gap-4" className="min-w-0">
          <EligibilityCard otc={otc} />
          <OtcContact />
        </Stack>
      </Stack>
    </>
  );
}

/** The pair of the address, where half of one is completed. */
function pairOf(from: string = EXAMPLE.from, to: string = EXAMPLE.to): { from: string; to: string } {
  if (from !== to) return { from, to };
  return { from, to: from === EXAMPLE.to ? EXAMPLE.from : EXAMPLE.to };
}

const LINES = ['price', 'firm', 'settles', 'market'] as const;

/** What a block trade is, in four lines (screens.md 1.6). */
function HowItWorks() {
  const { t } = useTranslation();
  return (
    <BlockCard title={t('block.how.title')}>
      <ol className="grid list-decimal gap-2 ps-5">
        {LINES.map((line) => (
          <li key={line}>{t(`block.how.${line}`)}</li>
        ))}
      </ol>
    </BlockCard>
  );
}

/** Every rule, and for a user who is logged in whether it is kept; when that could not be loaded, the rules alone (screens.md 1.23). */
function EligibilityCard({ otc }: { readonly otc: Otc }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { check, isGuest, error, refresh } = otc;
  return (
    <BlockCard title={check === undefined ? t('block.rules.title') : t('block.rules.personal')}>
      {error !== null && check === undefined && (
        <ErrorState error={error} title={t('block.desk.failed')} text={errorText(error)} onRetry={refresh} />
      )}
      {isGuest && <p className="text-text-2">{t('block.rules.guest')}</p>}
      <EligibilityRules rules={check?.rules} />
    </BlockCard>
  );
}

export { BlockTradeScreen as Component };
