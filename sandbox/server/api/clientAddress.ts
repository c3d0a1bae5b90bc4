import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Servers in front of the exchange whose word on who asks is taken. */
export type Proxies = BlockList;

/** Reads addresses and subnets, "10.0.0.0/8,::1"; throws an error with a sentence for anything else. */
export function readProxies(text: string): Proxies {
  const proxies = new BlockList();
  const entries = text.split(',').map((part) => part.trim());
  for (const entry of entries.filter((part) => part !== '')) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const length = bits === undefined ? most : Number(bits);
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits ?? '0') || length > most) {
      throw new Error(`"${entry}" is no address of a proxy.`);
    }
    proxies.addSubnet(address, length, family);
  }
  return proxies;
}

/**
 * The address that a request comes from: the connection's, or, where that is a proxy of ours, the last one in
 * `X-Forwarded-For` that is none. What a client writes there itself stands before that, and counts for nothing.
 */
export function clientAddressOf(request: IncomingMessage, proxies: Proxies): string {
  const { 'x-forwarded-for': named } = request.headers;
  const forwarded = [named ?? ''].flat().join(',').split(',');
  let address = plainAddress(request.socket.remoteAddress ?? '');
  while (isProxy(address, proxies)) {
    const next = plainAddress(forwarded.pop()?.trim() ?? '');
    if (isIP(next) === 0) {
      break;
    }
    address = next;
  }
  return groupOf(address);
}

function isProxy(address: string, proxies: Proxies): boolean {
  return isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** IPv4 in its own spelling where a socket of both kinds writes "::ffff:10.0.0.1". */
function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** One line of IPv6 has 2^64 addresses: they count as one. */
function groupOf(address: string): string {
  if (!isIPv6(address)) {
    return address;
  }
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
