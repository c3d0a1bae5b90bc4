import { type AddressCheck, type AddressKind, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBase58Check } from '../codecs/decodeBase58Check.ts';

/** A version byte and a hash of 20 bytes. */
const PAYLOAD_BYTES = 21;

/** Base58Check as Bitcoin has it, told apart by the version byte. `testVersions` are those of test networks. */
export function checkBase58Address(
  text: string,
  kindByVersion: ReadonlyMap<number, AddressKind>,
  testVersions: readonly number[],
): AddressCheck {
  const payload = decodeBase58Check(text, PAYLOAD_BYTES);
  if (typeof payload === 'string') return refuseAddress(payload);
  const [version = -1] = payload;
  if (testVersions.includes(version)) return refuseAddress('test-network');
  const kind = kindByVersion.get(version);
  return kind === undefined ? refuseAddress('format') : acceptAddress(kind, text);
}
