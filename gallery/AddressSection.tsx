import { ChainList } from '#app/components/chainPicker/ChainList.tsx';
import type { PickerChain } from '#app/components/chainPicker/chainOrder.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { QrCode } from '#app/components/qr/QrCode.tsx';
import { Section, Specimens } from './Section.tsx';

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const TERMS = { fee: '1', min: '0.01', etaSeconds: 180, creditAfter: 6, unlockAfter: 65 } as const;
const CHAINS: readonly PickerChain[] = [
  { ...TERMS, code: 'ETH', label: 'Ethereum (ERC20)', fee: '3' },
  { ...TERMS, code: 'TRX', label: 'TRON (TRC20)' },
  { ...TERMS, code: 'SEI', label: 'Sei', suspension: { reason: 'The network is being upgraded.' } },
];

export function AddressSection() {
  return (
    <Section title="Addresses and networks">
      <Specimens name="GroupedAddress">
        <GroupedAddress address={ADDRESS} />
        <GroupedAddress address={ADDRESS} size="small" />
        <GroupedAddress address={ADDRESS} size="compact" />
        <GroupedAddress address="10488293" size="large" />
      </Specimens>
      <Specimens name="QrCode">
        <div className="w-48">
          <QrCode text={`bitcoin:${ADDRESS}`} alt={`QR code to send BTC on Bitcoin to ${ADDRESS}`} />
        </div>
      </Specimens>
      <Specimens name="ChainList">
        <ChainList
          coin="USDT"
          chains={CHAINS}
          chosen="TRX"
          lastUsed="TRX"
          leftOut={undefined}
          onPick={() => undefined}
        />
      </Specimens>
    </Section>
  );
}
