import { riskOfAddress } from '#sandbox/calls/deposit/riskOfAddress.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';

const found = new Map<string, string[]>();
let tried = 0;

/** The n-th address of Ethereum that no user has and that the risk service calls clean. */
export function evmAddress(risk: string, n = 0): string {
  for (;;) {
    const address = found.get(risk)?.[n];
    if (address !== undefined) {
      return address;
    }
    const next = nextAddress();
    const level = riskOfAddress('ETH', next).riskLevel;
    found.set(level, [...(found.get(level) ?? []), next]);
  }
}

function nextAddress(): string {
  tried += 1;
  const text = `0x${(0xabcdef0000n + BigInt(tried)).toString(16).padStart(40, '7')}`;
  const check = checkAddress(text, { format: 'evm' });
  if (!check.ok) {
    throw new Error(`${text} is no address.`);
  }
  return check.normalized;
}
