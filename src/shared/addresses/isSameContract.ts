import { attempt } from './codecs/bytes.ts';

const TON_ADDRESS = /^[\w+/-]{48}$/;
const RAW_TON_ADDRESS = /^-?\d{1,3}:[0-9a-f]{64}$/i;

/**
 * Whether two spellings are of one token contract; never for none. Hex is the same in either case, and TON has several
 * spellings of an account; all others are compared as they are.
 */
export function isSameContract(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  return one === other || plainContract(one) === plainContract(other);
}

function plainContract(text: string): string {
  if (/^0x/i.test(text)) return text.toLowerCase();
  if (RAW_TON_ADDRESS.test(text)) return text.toLowerCase();
  const bytes = TON_ADDRESS.test(text)
    ? attempt(() => atob(text.replaceAll('-', '+').replaceAll('_', '/')))
    : null;
  if (bytes === null) return text;
  // A flag, the work chain, the account, and a checksum, which is of the spelling.
  const workChain = (bytes.charCodeAt(1) << 24) >> 24;
  const account = Array.from(bytes.slice(2, 34), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
  return `${workChain}:${account.join('')}`;
}
