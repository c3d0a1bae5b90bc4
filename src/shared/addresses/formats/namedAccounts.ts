import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { hederaChecksum } from '../codecs/checksums.ts';
import { readEvmAddress } from './hexAccounts.ts';

const NEAR_IMPLICIT = /^[0-9a-f]{64}$/;
/** Letters and digits with single separators between them, so that no text can be matched in two ways. */
const NEAR_NAME = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;
/** What was meant to be an Ethereum address, whole or not: never a name. */
const NEAR_HEX = /^0x[0-9a-fA-F]*$/;
const NEAR_NAME_LENGTHS = { min: 2, max: 64 } as const;

/** NEAR names accounts by a key in hex, by a name, or by an Ethereum address. Whether a name exists only the server knows. */
export function checkNear(text: string): AddressCheck {
  if (NEAR_HEX.test(text)) return checkEthereumStyle(text);
  if (NEAR_IMPLICIT.test(text)) return acceptAddress('implicit', text, { hasChecksum: false });
  const isName =
    text.length >= NEAR_NAME_LENGTHS.min && text.length <= NEAR_NAME_LENGTHS.max && NEAR_NAME.test(text);
  return isName ? acceptAddress('name', text, { hasChecksum: false }) : refuseAddress('format');
}

/** Accounts are in lower case on NEAR, so that a checksum in capitals helps with typing it and is then gone. */
function checkEthereumStyle(text: string): AddressCheck {
  const address = readEvmAddress(text);
  if (typeof address === 'string') return refuseAddress(address);
  return acceptAddress('ethereum-style', address.normalized.toLowerCase(), {
    hasChecksum: address.hasChecksum,
    warnings: ['ethereum-style-account'],
  });
}

const EOSIO_NAME = /^[a-z1-5.]{0,11}[a-z1-5]$/;

/** The name of an account; whether it exists only the server knows. */
export function checkEosio(text: string): AddressCheck {
  return EOSIO_NAME.test(text)
    ? acceptAddress('name', text, { hasChecksum: false })
    : refuseAddress('format');
}

/** Shard, realm and number; only shard 0 and realm 0 exist. */
const HEDERA_SHAPE = /^(0\.0\.(?:0|[1-9]\d{0,18}))(?:-([a-z]{5}))?$/;
/** The name of an account by its key or Ethereum address, which screens.md 3.2 refuses. */
const HEDERA_ALIAS = /^(?:0\.0\.)?(?:0x)?[0-9a-fA-F]{40}$/;
const HEDERA_MAX_NUMBER = 2n ** 63n - 1n;
const MAIN_LEDGER = 0;
const TEST_LEDGERS = [1, 2];

/** An account id; the checksum of HIP-15 behind it is optional, and names the network. */
export function checkHedera(text: string): AddressCheck {
  if (HEDERA_ALIAS.test(text)) return refuseAddress('unsupported', { hint: 'alias' });
  const [, account = '', checksum] = HEDERA_SHAPE.exec(text) ?? [];
  if (account === '' || BigInt(account.slice('0.0.'.length)) > HEDERA_MAX_NUMBER)
    return refuseAddress('format');
  if (checksum === undefined) return acceptAddress('account', account, { hasChecksum: false });
  if (checksum === hederaChecksum(account, MAIN_LEDGER)) return acceptAddress('account', text, { account });
  const isTest = TEST_LEDGERS.some((ledger) => checksum === hederaChecksum(account, ledger));
  return refuseAddress(isTest ? 'test-network' : 'checksum');
}
