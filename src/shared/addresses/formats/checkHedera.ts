import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { hederaChecksum } from '../codecs/hederaChecksum.ts';

/** Shard, realm and number; only shard 0 and realm 0 exist. */
const SHAPE = /^(0\.0\.(?:0|[1-9]\d{0,18}))(?:-([a-z]{5}))?$/;
/** The name of an account by its key or Ethereum address, which screens.md 3.2 refuses. */
const ALIAS = /^(?:0\.0\.)?(?:0x)?[0-9a-fA-F]{40}$/;
const MAX_NUMBER = 2n ** 63n - 1n;
const MAIN_LEDGER = 0;
const TEST_LEDGERS = [1, 2];

/** An account id; the checksum of HIP-15 behind it is optional, and names the network. */
export function checkHedera(text: string): AddressCheck {
  if (ALIAS.test(text)) return refuseAddress('unsupported', { hint: 'alias' });
  const [, account = '', checksum] = SHAPE.exec(text) ?? [];
  if (account === '' || BigInt(account.slice('0.0.'.length)) > MAX_NUMBER) return refuseAddress('format');
  if (checksum === undefined) return acceptAddress('account', account, { hasChecksum: false });
  if (checksum === hederaChecksum(account, MAIN_LEDGER)) return acceptAddress('account', text, { account });
  const isTest = TEST_LEDGERS.some((ledger) => checksum === hederaChecksum(account, ledger));
  return refuseAddress(isTest ? 'test-network' : 'checksum');
}
