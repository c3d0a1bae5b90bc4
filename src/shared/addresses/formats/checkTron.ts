import type { AddressCheck, AddressKind } from '../addressCheck.ts';
import { checkBase58Address } from './checkBase58Address.ts';

const KIND_BY_VERSION: ReadonlyMap<number, AddressKind> = new Map([[0x41, 'account']]);
/** Of networks that are gone; those of today spell addresses as the main network does. */
const TEST_VERSIONS = [0xa0];

export function checkTron(text: string): AddressCheck {
  return checkBase58Address(text, KIND_BY_VERSION, TEST_VERSIONS);
}
