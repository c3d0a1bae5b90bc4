import type { AddressCheck, AddressKind } from '../addressCheck.ts';
import { checkBase58Address } from './checkBase58Address.ts';

const KIND_BY_VERSION: ReadonlyMap<number, AddressKind> = new Map([
  [0x4c, 'p2pkh'],
  [0x10, 'p2sh'],
]);
const TEST_VERSIONS = [0x8c, 0x13];

export function checkDash(text: string): AddressCheck {
  return checkBase58Address(text, KIND_BY_VERSION, TEST_VERSIONS);
}
