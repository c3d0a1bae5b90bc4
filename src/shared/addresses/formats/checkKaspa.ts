import { type AddressCheck, type AddressKind, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeCashAddr } from '../codecs/cashAddr.ts';

const SHAPE = /^(kaspa|kaspatest|kaspadev|kaspasim):([a-z0-9]+)$/;
/** By version byte: a key, a key of 33 bytes, a script's hash. */
const SORT_BY_VERSION: ReadonlyMap<number, { readonly kind: AddressKind; readonly bytes: number }> = new Map([
  [0, { kind: 'account', bytes: 32 }],
  [1, { kind: 'account', bytes: 33 }],
  [8, { kind: 'script', bytes: 32 }],
]);

/** CashAddr's code with Kaspa's own prefix, which is part of the address and never left out. */
export function checkKaspa(text: string): AddressCheck {
  const [, prefix = '', payload = ''] = SHAPE.exec(text) ?? [];
  const bytes = decodeCashAddr(prefix, payload);
  if (typeof bytes === 'string') return refuseAddress(bytes);
  if (prefix !== 'kaspa') return refuseAddress('test-network');
  const sort = SORT_BY_VERSION.get(bytes[0] ?? -1);
  return sort !== undefined && bytes.length === 1 + sort.bytes
    ? acceptAddress(sort.kind, text)
    : refuseAddress('format');
}
