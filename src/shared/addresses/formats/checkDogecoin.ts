import type { AddressCheck, AddressKind } from '../addressCheck.ts';
import { checkBase58Address } from './checkBase58Address.ts';

const KIND_BY_VERSION: ReadonlyMap<number, AddressKind> = new Map([
  [0x1e, 'p2pkh'],
  [0x16, 'p2sh'],
]);
const TEST_VERSIONS = [0x71, 0xc4, 0x6f];

export function checkDogecoin(text: string): AddressCheck {
  return checkBase58Address(text, KIND_BY_VERSION, TEST_VERSIONS);
}
