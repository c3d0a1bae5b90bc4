import { type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { BridgeContext, useBridge } from '#app/bridge/BridgeContext.ts';
import { createInterestService, type InterestService } from '#app/bridge/createInterestService.ts';
import { applyBatch, quoteStore } from '#app/stores/quoteStore.ts';
import type { Epoch } from '#shared/contract/ids.ts';
import type { QuoteRow } from '#shared/contract/quoteBatch.ts';
import type { Language } from '#shared/site/languages.ts';
import { emptyQuotes } from './emptyQuotes.ts';
import { openQueries } from './openQueries.tsx';
import { openTexts } from './openTexts.ts';

/** A part of the exchange screen with its texts, its queries and the feed; the test plays the exchange behind all of it. */
export async function openExchangePart(part: ReactNode, language: Language = 'en') {
  await openTexts(language);
  quoteStore.setState(emptyQuotes(), true);
  const interestService = createInterestService('USD', () => undefined);
  const page = await openQueries(around(interestService, part));
  let sequence = 0;
  onTestFinished(() => quoteStore.setState(emptyQuotes(), true));
  return {
    ...page,
    interestService,
    show: (other: ReactNode) => page.show(around(interestService, other)),
    /** Prices come, as the bridge applies them. */
    sendQuotes: (rows: readonly QuoteRow[]) => {
      sequence += 1;
      const batch = { epoch: 'an-epoch' as Epoch, sequence, asOfMs: Date.now(), rows };
      flushSync(() =>
        quoteStore.setState((state) => applyBatch(state, batch, interestService.wanted()), true),
      );
    },
  };
}

function around(interestService: InterestService, part: ReactNode): ReactNode {
  return (
    <MemoryRouter>
      <WithInterest interestService={interestService}>{part}</WithInterest>
    </MemoryRouter>
  );
}

function WithInterest({
  interestService,
  children,
}: {
  readonly interestService: InterestService;
  readonly children: ReactNode;
}) {
  const bridge = useBridge();
  const whole = useMemo(() => ({ ...bridge, interest: interestService }), [bridge, interestService]);
  return <BridgeContext value={whole}>{children}</BridgeContext>;
}
