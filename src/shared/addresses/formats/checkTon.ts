import { base64urlnopad, hex } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { attempt } from '../codecs/attempt.ts';
import { crc16 } from '../codecs/crc16.ts';

/** One of the two alphabets; a text in both at once is nobody's spelling. */
const SHAPE = /^(?:[A-Za-z0-9_-]{48}|[A-Za-z0-9+/]{48})$/;
/** `workchain:hash`, as explorers and programs write it: nothing in it reveals a typing error. */
const RAW = /^(?:0|-1):[0-9a-fA-F]{64}$/;
const BOUNCEABLE = 0x11;
const NON_BOUNCEABLE = 0x51;
const TEST_FLAG = 0x80;
const BASE_CHAIN = 0;
const MASTER_CHAIN = 0xff;

/** The friendly form of an address. Which of its two forms was given decides whether a failed transfer comes back. */
export function checkTon(text: string): AddressCheck {
  if (RAW.test(text)) return refuseAddress('unsupported', { hint: 'raw' });
  if (!SHAPE.test(text)) return refuseAddress('format');
  const normalized = text.replaceAll('+', '-').replaceAll('/', '_');
  const bytes = attempt(() => base64urlnopad.decode(normalized));
  if (bytes === null) return refuseAddress('format');
  const [flags = 0, workchain] = bytes;
  const [high = 0, low = 0] = bytes.subarray(34);
  if (crc16(bytes.subarray(0, 34)) !== high * 256 + low) return refuseAddress('checksum');
  const form = flags & ~TEST_FLAG;
  if (form !== BOUNCEABLE && form !== NON_BOUNCEABLE) return refuseAddress('format');
  if (form !== flags) return refuseAddress('test-network');
  if (workchain !== BASE_CHAIN && workchain !== MASTER_CHAIN) return refuseAddress('format');
  const account = `${workchain === BASE_CHAIN ? '0' : '-1'}:${hex.encode(bytes.subarray(2, 34))}`;
  return acceptAddress('account', normalized, { account });
}
