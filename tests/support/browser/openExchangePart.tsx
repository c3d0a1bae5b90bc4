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
  const desk = createInterestService('USD', () => undefined);
  const page = await openQueries(around(desk, part));
  let sequence = 0;
  onTestFinished(() => quoteStore.setState(emptyQuotes(), true));
  return {
    ...page,
    desk,
    show: (other: ReactNode) => page.show(around(desk, other)),
    /** Prices come, as the bridge applies them. */
    sendQuotes: (rows: readonly QuoteRow[]) => {
      sequence += 1;
      const batch = { epoch: 'an-epoch' as Epoch, sequence, asOfMs: Date.now(), rows };
      flushSync(() => quoteStore.setState((state) => applyBatch(state, batch, desk.wanted()), true));
    },
  };
}

function around(desk: InterestService, part: ReactNode): ReactNode {
  return (
    <MemoryRouter>
      <WithInterest desk={desk}>{part}</WithInterest>
    </MemoryRouter>
  );
}

function WithInterest({ desk, children }: { readonly desk: InterestService; readonly children: ReactNode }) {
  const bridge = useBridge();
  const whole = useMemo(() => ({ ...bridge, interest: desk }), [bridge, desk]);
  return <BridgeContext value={whole}>{children}</BridgeContext>;
}
