import { inspectAddress } from '#sandbox/calls/addressBook/inspectAddress.ts';
import { makeAddress } from '#sandbox/calls/deposit/addresses/makeAddress.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';

/** One address in sixteen is of high risk. */
const MOST_TRIES = 200;

/** An address without a key, of the risk that is wanted; the same for the same name. */
export function chooseAddress(chain: string, name: string, risk: 'LOW' | 'HIGH'): string {
  const format = CHAIN_BY_CODE.get(chain)?.format ?? '';
  for (let tries = 0; ; tries += 1) {
    const address = makeAddress(format, `${name}/${tries}`);
    const inspected = inspectAddress({ coin: 'baseCoin', chain, address }, { nowMs: 0, hasTriggers: true });
    if ((inspected.ok && inspected.risk === risk) || tries === MOST_TRIES) {
      return address;
    }
  }
}
