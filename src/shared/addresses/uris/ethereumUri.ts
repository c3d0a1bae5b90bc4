import { chainOfId, evmChainOfName } from '../chainNames.ts';
import { readAmount, shiftPoint } from './amounts.ts';
import { TEST_NETWORK } from './coinUri.ts';
import { type PaymentReading, type PaymentRefusal, type PaymentUri, refusePayment } from './paymentUri.ts';
import { type Paid, readCoin, unitsOf } from './readPaid.ts';
import { readReceiver } from './readReceivers.ts';
import { readTerms, type Terms } from './readTerms.ts';
import type { UriParts } from './uriParts.ts';

const PATH = /^(?:([a-z]{2,16})-)?([^@/]{1,128})(?:@(\d{1,20}|0x[0-9a-f]{1,16}))?(?:\/([^/]{0,64}))?$/i;
/** A number of EIP-681: digits with a point and a power of ten, which must come to a whole number. */
const NUMBER = /^\+?(\d{1,80}(?:\.\d{1,80})?|\.\d{1,80})(?:[eE]\+?(\d{1,2}))?$/;
const WEI_DECIMALS = 18;
const OWN = { data: 'call', calldata: 'call', input: 'call', function: 'call', abi: 'call' } as const;

/**
 * `ethereum:<address>@<chain id>?value=<wei>`, or `…/transfer?address=…&uint256=…` for a token (EIP-681), and what wallets write
 * instead: `contractAddress=`, `chainId=`, `amount=` in coins, `bnb:0x…` (EIP-3770), `eip155:56:0x…` (CAIP-10). Calls of
 * any other function are refused. Null for other schemes.
 */
export function readEthereumUri({ scheme, path: whole, params, isCleaned }: UriParts): PaymentReading | null {
  const [path, caipId] = scheme === 'eip155' ? splitCaip(whole) : [whole, undefined];
  const named = evmChainOfName(scheme);
  const isEthereum = scheme === 'ethereum' || scheme === 'eip155';
  if (!isEthereum && (named === undefined || !/^(?:pay-)?0x/i.test(path))) return null;
  const terms = readTerms(params ?? [], OWN);
  if ('refused' in terms) return terms;
  const [matched, prefix = 'pay', target = '', id, call = ''] = PATH.exec(path) ?? [];
  if (path !== '' && matched === undefined) return refusePayment('malformed', path);
  const isMessage = terms.of('call') !== undefined && terms.of('call') !== '0x';
  const isOtherCall = call !== '' && call !== 'transfer';
  if (isMessage || isOtherCall || (prefix !== 'pay' && target.startsWith('0x'))) {
    return refusePayment('transaction', isMessage ? terms.nameOf('call') : call);
  }
  const chains = [caipId, id, terms.of('network'), isEthereum ? undefined : scheme];
  const network = readNetwork(chains.filter((each) => each !== undefined));
  if ('refused' in network) return network;
  const test = chains.find((each) => each !== undefined && TEST_NETWORK.test(each));
  if (test !== undefined) return refusePayment('testNetwork', test);
  const isToken = call === 'transfer';
  const receiver = readReceiver(isToken ? '' : `${prefix === 'pay' ? '' : `${prefix}-`}${target}`, terms);
  if (typeof receiver !== 'string') return receiver;
  const paid = readEthereumPaid(terms, network.chain, isToken ? target : undefined);
  if ('refused' in paid) return paid;
  const tag = terms.of('tag');
  return {
    ...{ address: receiver, format: 'evm' },
    ...network,
    ...(tag !== undefined && { tag }),
    ...paid,
    ...(isCleaned && { isCleaned }),
  };
}

function splitCaip(path: string): readonly [string, string | undefined] {
  const [, id, address] = /^(\d{1,20}):(.*)$/.exec(path) ?? [];
  return id === undefined ? [path, undefined] : [address ?? '', id];
}

/** Every id and name of a network in the code; all of them have to mean the same network. */
function readNetwork(said: readonly string[]): Pick<PaymentUri, 'chain' | 'chainId'> | PaymentRefusal {
  const read = said.map((text) => {
    const isId = /^(?:\d+|0x[0-9a-f]+)$/i.test(text);
    const chainId = isId ? BigInt(text).toString() : text;
    return { chainId, chain: isId ? chainOfId(chainId) : evmChainOfName(text) };
  });
  const [first, ...rest] = read;
  if (first === undefined) return {};
  const keyOf = ({ chain, chainId }: (typeof read)[number]): string => chain ?? chainId;
  if (rest.some((other) => keyOf(other) !== keyOf(first))) return refusePayment('twice', 'chainId');
  const { chainId, chain } = first;
  return { chainId, ...(chain !== undefined && { chain }) };
}

function readEthereumPaid(
  terms: Terms,
  chain: string | undefined,
  called: string | undefined,
): Paid | PaymentRefusal {
  const [value, units, amount] = [terms.of('value'), terms.of('units'), terms.of('amount')];
  const named = readCoin(terms, chain ?? 'ETH');
  if (called !== undefined && named.token !== undefined && !isSameHex(named.token, called)) {
    return refusePayment('twice', terms.nameOf('token'));
  }
  const coin = called === undefined ? named : { token: called };
  const isToken = coin.token !== undefined || coin.symbol !== undefined;
  const wholeUnits = readWhole(units);
  const wei = readWhole(value);
  if (wei === null) return refusePayment('malformed', 'value');
  if (wholeUnits === null || (units !== undefined && !isToken)) {
    return refusePayment('malformed', terms.nameOf('units'));
  }
  // Ether that goes to the contract along with the call.
  if (called !== undefined && wei !== undefined && wei !== '0') return refusePayment('transaction', 'value');
  const decimal = readAmount(amount);
  if (decimal === null) return refusePayment('malformed', terms.nameOf('amount'));
  const said = [wei, wholeUnits, decimal].filter((text) => text !== undefined && text !== '0');
  if (said.length > 1) return refusePayment('twice', 'amount');
  if (decimal !== undefined && decimal !== '0') return { ...coin, amount: decimal };
  const [smallest] = said;
  if (smallest === undefined) return coin;
  return isToken
    ? { ...coin, ...unitsOf(smallest) }
    : { ...coin, amount: shiftPoint(smallest, -WEI_DECIMALS) };
}

function isSameHex(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function readWhole(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  const [, digits, power = '0'] = NUMBER.exec(text) ?? [];
  const whole = digits === undefined ? '.' : shiftPoint(digits, Number(power));
  return whole.includes('.') ? null : whole;
}
