import type { PaymentUri } from './paymentUri.ts';
import type { UriParts } from './readUriParts.ts';
import { shiftPoint } from './shiftPoint.ts';

const PATH = /^(?:pay-)?([^@/]{1,128})(?:@(\d{1,20}))?(?:\/([^/]{1,64}))?$/;
/** A number of EIP-681: digits with a point and a power of ten, which must come to a whole number. */
const NUMBER = /^\+?(\d{1,80}(?:\.\d{1,80})?|\.\d{1,80})(?:[eE]\+?(\d{1,2}))?$/;
const WEI_DECIMALS = 18;

/** EIP-155 ids of the chains of screens.md 3.1. */
const CHAIN_BY_ID: ReadonlyMap<string, string> = new Map([
  ['1', 'ETH'],
  ['10', 'OP'],
  ['56', 'BSC'],
  ['61', 'ETC'],
  ['137', 'MATIC'],
  ['5000', 'MANTLE'],
  ['8453', 'BASE'],
  ['42161', 'ARBI'],
  ['43114', 'CAVAX'],
]);

/**
 * `ethereum:<address>@<chain id>?value=<wei>`, or `…/transfer?address=…&uint256=…` for a token (EIP-681). Null for calls
 * of any other function, which are no payments.
 */
export function readEthereumUri({ scheme, path, params }: UriParts): PaymentUri | null {
  const [, target, chainId, call] = PATH.exec(path) ?? [];
  if (scheme !== 'ethereum' || target === undefined) return null;
  const chain = chainId === undefined ? undefined : CHAIN_BY_ID.get(chainId.replace(/^0+(?=\d)/, ''));
  const network = {
    format: 'evm',
    ...(chainId !== undefined && { chainId }),
    ...(chain !== undefined && { chain }),
  };
  if (call === undefined) {
    const wei = readWhole(params?.get('value'));
    if (wei === null) return null;
    return {
      address: target,
      ...network,
      ...(wei !== undefined && { amount: shiftPoint(wei, -WEI_DECIMALS) }),
    };
  }
  const address = params?.get('address') ?? '';
  const tokenUnits = readWhole(params?.get('uint256'));
  if (call !== 'transfer' || address === '' || tokenUnits === null) return null;
  return { address, token: target, ...network, ...(tokenUnits !== undefined && { tokenUnits }) };
}

function readWhole(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  const [, digits, power = '0'] = NUMBER.exec(text) ?? [];
  const whole = digits === undefined ? '.' : shiftPoint(digits, Number(power));
  return whole.includes('.') ? null : whole;
}
