import { expect, it } from 'vitest';
import { orderChains, type PickerChain } from '#app/components/chainPicker/chainOrder.ts';

function chain(code: string, fee: string | undefined, isOpen = true): PickerChain {
  return {
    code,
    label: code,
    fee,
    min: '0',
    etaSeconds: 60,
    creditAfter: 1,
    unlockAfter: 1,
    ...(!isOpen && { suspension: { reason: '' } }),
  };
}

const CHAINS = [
  chain('ETH', '2.79'),
  chain('BSC', '0.3'),
  chain('NONE', undefined),
  chain('SHUT', '0', false),
  chain('TRX', '1'),
  chain('SOL', '10'),
];
const codes = (hints: Parameters<typeof orderChains>[1]) =>
  orderChains(CHAINS, hints).map(({ code }) => code);

it('Networks stand by their use, their fit and their price, and suspended ones below', () => {
  expect(codes({})).toEqual(['BSC', 'TRX', 'ETH', 'SOL', 'NONE', 'SHUT']);
  expect(codes({ lastUsed: 'SOL' })).toEqual(['SOL', 'BSC', 'TRX', 'ETH', 'NONE', 'SHUT']);
  expect(codes({ lastUsed: 'SOL', matching: ['ETH', 'TRX'] })).toEqual([
    'SOL',
    'TRX',
    'ETH',
    'BSC',
    'NONE',
    'SHUT',
  ]);
  expect(codes({ lastUsed: 'SHUT' }).at(-1)).toBe('SHUT');
});
