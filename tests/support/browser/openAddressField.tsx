import { useState } from 'react';
import { AddressField } from '#app/features/addressField/AddressField.tsx';
import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import type { KnownAddress } from '#app/features/addressField/lookAlike.ts';
import type { PaymentFill } from '#app/features/addressField/paymentStage.ts';
import { TagField } from '#app/features/addressField/TagField.tsx';
import { useAddressEntry } from '#app/features/addressField/useAddressEntry.ts';
import { validateTagEntry } from '#app/features/addressField/validateTagEntry.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { ADDRESS_CHAINS } from './addressChains.ts';
import { openQueries } from './openQueries.tsx';
import { openTexts } from './openTexts.ts';
import { queueCalls } from './queueCalls.ts';

type Checked = ResultOf<'addressCheck'>['items'][number];

export interface FieldSetup {
  /** USDT by default. */
  readonly coin?: string;
  readonly chain?: AddressChain;
  readonly chains?: readonly AddressChain[];
  readonly known?: readonly KnownAddress[];
  readonly tag?: string;
  readonly amount?: string;
}

const ALL = Object.values(ADDRESS_CHAINS);

/** A form of an address, its tag and an amount, that shows what it would send. */
function Form({ chain: first, chains = ALL, known = [], coin = 'USDT', ...setup }: FieldSetup) {
  const [chain, setChain] = useState(first);
  const [tag, setTag] = useState(setup.tag ?? '');
  const [amount, setAmount] = useState(setup.amount ?? '');
  const [isNoneConfirmed, setIsNoneConfirmed] = useState(false);
  const onFill = (fill: PaymentFill): void => {
    if (fill.chain !== undefined) setChain(chains.find(({ code }) => code === fill.chain));
    if (fill.tag !== undefined) setTag(fill.tag);
    if (fill.amount !== undefined) setAmount(fill.amount);
  };
  const entry = useAddressEntry({
    coin,
    chain,
    chains,
    all: ALL,
    tag,
    arriving: () => amount,
    known,
    onFill,
  });
  const tagEntry = {
    ...{ text: tag, chain, isNoneConfirmed },
    embedded: entry.embeddedTag,
    code: entry.tagCode,
  };
  const verdict = validateTagEntry(tagEntry);
  return (
    <main>
      <h1>Send</h1>
      <AddressField entry={entry} label="Address" coin={coin} />
      <TagField entry={tagEntry} onChange={setTag} onNoneConfirmed={setIsNoneConfirmed} />
      <output data-testid="form">
        {JSON.stringify({
          chain: chain?.code,
          address: entry.verdict.kind === 'ready' ? entry.verdict.address : entry.verdict.kind,
          tag: verdict.kind === 'ready' ? verdict.tag : verdict.kind,
          amount,
        })}
      </output>
    </main>
  );
}

/** The address field by itself; what the exchange says of an address waits for the test. */
export async function openAddressField(setup: FieldSetup = {}) {
  await openTexts();
  const page = await openQueries(<Form {...setup} />);
  const { next, count } = queueCalls(page.calls);
  return {
    ...page,
    count,
    field: page.screen.getByRole('textbox', { name: 'Address' }),
    /** What the form would send; the address's verdict where there is none yet. */
    form: (): unknown => JSON.parse(page.screen.getByTestId('form').element().textContent ?? 'null'),
    /** Answers the next question about an address; it is a good one unless the test says otherwise. */
    answerCheck: async (changes: Partial<Checked> = {}) => {
      const call = await next('addressCheck');
      const { items } = call.input as { readonly items: readonly { readonly address: string }[] };
      call.answer({
        uid: '20000001',
        items: [
          {
            valid: true,
            code: 0,
            normalized: items[0]?.address,
            kind: 'eoa',
            internal: false,
            own: false,
            similarTo: [],
            risk: 'LOW',
            firstUse: true,
            chainCandidates: [],
            ...changes,
          },
        ],
      });
      return items[0];
    },
    next,
  };
}
