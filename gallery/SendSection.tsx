import { useState } from 'react';
import { AddressField } from '#app/features/addressField/AddressField.tsx';
import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import { LookAlikeGuard } from '#app/features/addressField/LookAlikeGuard.tsx';
import { TagField } from '#app/features/addressField/TagField.tsx';
import { useAddressEntry } from '#app/features/addressField/useAddressEntry.ts';
import { LimitMeter } from '#app/features/limits/LimitMeter.tsx';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { Section, Specimens } from './Section.tsx';

const PLAIN = { tag: { mode: 'forbidden', name: '' }, contracts: [], contract: '' } as const;
const XRP: AddressChain = {
  ...PLAIN,
  ...{ code: 'XRP', label: 'XRP Ledger', format: 'xrp' },
  tag: { mode: 'optional', name: 'destination tag' },
};
const CHAINS: readonly AddressChain[] = [
  XRP,
  { ...PLAIN, code: 'TRX', label: 'TRON (TRC20)', format: 'tron' },
  { ...PLAIN, code: 'ETH', label: 'Ethereum (ERC20)', format: 'evm' },
];
const LIMIT = {
  daily: { limitUsd: '1000000', usedUsd: '120500', resetAt: '1800000000000' },
  price: '60000',
  nextTier: { need: 'KYC_2', dailyUsd: '2000000' },
} as const;
const MINE = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';
const TRAP = '0x16EC99999999999999999999999999999999E1F7';

export function SendSection() {
  return (
    <Section title="Sending">
      <QueriesHost>
        <Specimens name="AddressField, TagField">
          <RecipientForm />
        </Specimens>
      </QueriesHost>
      <Specimens name="LookAlikeGuard">
        <LookAlikeGuard
          address={TRAP}
          lookAlikes={[{ id: '1', remark: 'Ledger, cold', address: MINE }]}
          isConfirmed={false}
          onTyped={() => false}
        />
      </Specimens>
      <Specimens name="LimitMeter">
        <div className="w-80">
          <LimitMeter coin="BTC" scale={8} limit={LIMIT} />
        </div>
      </Specimens>
    </Section>
  );
}

/** Try an address of TRON or Ethereum, and one with a tag inside. */
function RecipientForm() {
  const [chain, setChain] = useState<AddressChain | undefined>(XRP);
  const [tag, setTag] = useState('');
  const [isNoneConfirmed, setIsNoneConfirmed] = useState(false);
  const entry = useAddressEntry({
    ...{ coin: 'USDT', chain, chains: CHAINS, all: CHAINS, tag },
    asksExchange: false,
    initialText: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d',
    onFill: (fill) => {
      if (fill.chain !== undefined) setChain(CHAINS.find(({ code }) => code === fill.chain));
      if (fill.tag !== undefined) setTag(fill.tag);
    },
  });
  return (
    <div className="grid w-full gap-4">
      <AddressField entry={entry} label="Address" coin="USDT" />
      <TagField
        entry={{ text: tag, chain, embedded: entry.embeddedTag, isNoneConfirmed, code: entry.tagCode }}
        onChange={setTag}
        onNoneConfirmed={setIsNoneConfirmed}
      />
    </div>
  );
}
