import type { TabId } from '../../src/shared/contract/ids.ts';
import { ENDPOINTS, type EndpointName } from '../../src/shared/endpoints/table.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { buildContext } from './buildContext.ts';
import { type CallFault, FAULTS_FOR_ALL, FAULTS_FOR_SIGNED, FAULTS_FOR_UNSIGNED } from './callFaults.ts';
import { heapMb } from './heapMb.ts';
import { openService } from './openService.ts';
import { startExchange } from './startExchange.ts';

export interface CallChaosReading {
  readonly calls: number;
  /** Calls that did not end as their fault demands, the first few in words. */
  readonly wrong: number;
  readonly examples: readonly string[];
  /** Calls that did not end within 35 s, and calls that threw. */
  readonly hung: number;
  readonly threw: number;
  /** Heap after a collection, in MB: after the first fifth of the calls, and after all of them. */
  readonly heapBeforeMb: number;
  readonly heapAfterMb: number;
  readonly byOutcome: Readonly<Record<string, number>>;
}

interface Lane {
  readonly name: EndpointName;
  readonly inputs: readonly object[];
}

/** A lane makes calls of one name, one after another, so that each meets the fault that was ordered for it. */
const LANES: readonly Lane[] = [
  { name: 'coinConfig', inputs: [{ coin: 'BTC' }, { coin: 'ETH' }, { coin: 'USDT' }] },
  { name: 'exchangeRate', inputs: [{ name: 'EUR' }, { name: 'GBP' }, { name: 'JPY' }] },
  { name: 'profile', inputs: [{}] },
  { name: 'coinList', inputs: [{}, { scene: 'deposit' }] },
  { name: 'countryList', inputs: [{}] },
];

const NO_FAULT: CallFault = { fault: 'none', outcome: 'ok' };
/** The page's own limit for a call. */
const HANGS_AFTER_MS = 35_000;

/** Calls with random faults through the gateway's HTTP half, against a sandbox in another process. */
export async function measureCallChaos(calls: number, cleanup: Cleanup): Promise<CallChaosReading> {
  const exchange = await startExchange(cleanup);
  const { service, token } = await openService(exchange);
  const byOutcome: Record<string, number> = {};
  const examples: string[] = [];
  let made = 0;
  let wrong = 0;

  const makeCall = async (lane: Lane, { fault, outcome: expected, ...options }: CallFault): Promise<void> => {
    made += 1;
    const callId = made;
    const tabId = lane.name as string as TabId;
    const { path } = ENDPOINTS[lane.name];
    if (fault !== NO_FAULT.fault) await exchange.order({ fault, ...options, path, count: 1 });
    const answered = service.request({
      callId,
      name: lane.name,
      input: pick(lane.inputs),
      verify: false,
      fresh: true,
      context: buildContext({ tabId, token }),
    });
    // Cancelled before the exchange has it, the call would leave its fault to the next one.
    if (fault === 'answer/hang') void exchange.met(path).then(() => service.cancel(tabId, callId));
    const outcome = await Promise.race([
      answered.then(
        (result) => (result.ok ? 'ok' : result.error.code),
        () => 'threw',
      ),
      hangs(),
    ]);
    byOutcome[outcome] = (byOutcome[outcome] ?? 0) + 1;
    if (outcome === expected) return;
    wrong += 1;
    if (examples.length < 5) examples.push(`${lane.name} with ${fault}: ${outcome}, not ${expected}`);
  };

  const runLanes = async (until: number): Promise<void> => {
    const run = async (lane: Lane): Promise<void> => {
      while (made < until) await makeCall(lane, pickFault(lane));
    };
    await Promise.all(LANES.map(run));
  };

  // The profile first, so that who asks is known; and every lane has an answer that can be replayed or swapped in.
  for (const lane of LANES.toSorted((a, b) => Number(b.name === 'profile') - Number(a.name === 'profile'))) {
    await makeCall(lane, NO_FAULT);
  }
  await runLanes(calls / 5);
  const heapBeforeMb = heapMb();
  await runLanes(calls);
  const heapAfterMb = heapMb();
  const { hung = 0, threw = 0 } = byOutcome;
  return { calls: made, wrong, examples, hung, threw, heapBeforeMb, heapAfterMb, byOutcome };
}

/** Every fourth call or so meets no fault at all. */
function pickFault({ name }: Lane): CallFault {
  if (Math.random() < 0.25) return NO_FAULT;
  const isSigned = ENDPOINTS[name].verify === 'required';
  return pick([...FAULTS_FOR_ALL, ...(isSigned ? FAULTS_FOR_SIGNED : FAULTS_FOR_UNSIGNED)]);
}

function pick<T>(items: readonly T[]): T {
  return items[Math.floor(Math.random() * items.length)] as T;
}

function hangs(): Promise<'hung'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('hung'), HANGS_AFTER_MS).unref();
  });
}
