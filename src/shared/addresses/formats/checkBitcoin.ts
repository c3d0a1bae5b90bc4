import type { AddressCheck, AddressKind } from '../addressCheck.ts';
import { checkBase58Address } from './checkBase58Address.ts';
import { checkSegwit } from './checkSegwit.ts';

const KIND_BY_VERSION: ReadonlyMap<number, AddressKind> = new Map([
  [0x00, 'p2pkh'],
  [0x05, 'p2sh'],
]);
const TEST_VERSIONS = [0x6f, 0xc4];
const SEGWIT = /^(?:bc|tb|bcrt)1/i;

export function checkBitcoin(text: string): AddressCheck {
  return SEGWIT.test(text)
    ? checkSegwit(text, 'bc', ['tb', 'bcrt'])
    : checkBase58Address(text, KIND_BY_VERSION, TEST_VERSIONS);
}
