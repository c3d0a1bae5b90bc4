import type { FaultInput } from '#sandbox/server/faults/faultSchema.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';
import type { Random } from '#tests/support/chaos/createRandom.ts';
import { SCREEN_PATHS } from '#tests/support/tabs/walkScreens.ts';

/** One thing that happens to a page. Plain data, so that a sequence can be printed and run again. */
export type ChaosStep =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'fault'; readonly fault: FaultInput }
  | { readonly kind: 'offline'; readonly ms: number }
  /** Every connection ends, and none is had, for so long. */
  | { readonly kind: 'cut'; readonly ms: number }
  | { readonly kind: 'kill'; readonly worker: 'quotes' | 'gateway' }
  | { readonly kind: 'freeze'; readonly ms: number }
  | { readonly kind: 'hide'; readonly ms: number }
  | { readonly kind: 'storage'; readonly how: 'denied' | 'full' }
  /** The device's clock is set, of the page and of its workers. */
  | { readonly kind: 'clock'; readonly aheadMs: number }
  /** All connections of the exchange to its PostgreSQL server end, as in a restart of it. */
  | { readonly kind: 'database' };

const CALLS = Object.values<Endpoint>(ENDPOINTS);
const SIGNED = CALLS.filter(({ verify }) => verify === 'required').map(({ path }) => path);
const ANY = CALLS.map(({ path }) => path);

/** Screens with a field whose text must outlive whatever happens; the last step of an episode leads to one. */
const FORMS = ['/exchange/index', '/withdraw/?coin=USDT&chain=TRX', '/money-address/risk-check'] as const;

/** A list of steps that ends on a screen with a field, with faults after that. */
export function planEpisode(random: Random, hasServer: boolean): readonly ChaosStep[] {
  const visits = Array.from({ length: random.between(2, 4) }, () => visit(random, SCREEN_PATHS, hasServer));
  return [...visits.flat(), ...visit(random, FORMS, hasServer)];
}

function visit(random: Random, paths: readonly string[], hasServer: boolean): readonly ChaosStep[] {
  const before = Array.from({ length: random.between(0, 2) }, () => pickFault(random, hasServer));
  const after = Array.from({ length: random.between(0, 2) }, () => pickFault(random, hasServer));
  return [...before, { kind: 'go', path: random.pick(paths) }, ...after];
}

function pickFault(random: Random, hasServer: boolean): ChaosStep {
  const roll = random.next();
  if (roll < 0.25) return { kind: 'fault', fault: pickAnswerFault(random) };
  if (roll < 0.4) return { kind: 'fault', fault: pickFrameFault(random) };
  if (roll < 0.55) return { kind: 'fault', fault: pickSocketFault(random) };
  if (roll < 0.58) return { kind: 'fault', fault: { fault: 'answer/expire-session', count: 1 } };
  if (roll < 0.63) return { kind: 'offline', ms: random.between(200, 3_000) };
  if (roll < 0.68) return { kind: 'cut', ms: random.between(200, 3_000) };
  if (roll < 0.76) return { kind: 'kill', worker: random.pick(['quotes', 'gateway']) };
  if (roll < 0.82) return { kind: 'freeze', ms: random.between(200, 4_000) };
  if (roll < 0.88) return { kind: 'hide', ms: random.between(200, 4_000) };
  if (roll < 0.92) return { kind: 'storage', how: random.pick(['denied', 'full']) };
  if (roll < 0.97 || !hasServer) {
    return { kind: 'clock', aheadMs: random.pick([-86_400_000, -600_000, 20_000, 600_000, 86_400_000]) };
  }
  return { kind: 'database' };
}

function pickFrameFault(random: Random): FaultInput {
  const fault = random.pick([
    ...(['frame/truncate', 'frame/corrupt', 'frame/wrong-crc', 'frame/forged-length'] as const),
    ...([
      'frame/two-members',
      'frame/bomb',
      'frame/not-json',
      'frame/invalid-utf8',
      'frame/refusal',
    ] as const),
    ...(['frame/wrong-shape'] as const),
  ]);
  return { fault, count: random.between(1, 6), extra: random.next() < 0.5 };
}

function pickSocketFault(random: Random): FaultInput {
  const fault = random.pick([
    ...(['socket/drop', 'socket/refuse', 'socket/accept-then-close', 'socket/hang'] as const),
    ...(['socket/silent', 'socket/slow', 'feed/stop'] as const),
  ]);
  return { fault, seconds: random.between(1, 4) };
}

/** Bytes that are changed in an answer are found by its signature alone, so that such faults hit calls that need one. */
function pickAnswerFault(random: Random): FaultInput {
  if (random.next() < 0.4) {
    const fault = random.pick([
      ...(['answer/tamper', 'answer/strip', 'answer/replay', 'answer/wrong-version'] as const),
      ...(['answer/bad-header', 'answer/redate'] as const),
    ]);
    return { fault, path: random.pick(SIGNED), count: random.between(1, 3) };
  }
  const fault = random.pick([
    ...(['answer/delay', 'answer/hang', 'answer/cut', 'answer/status', 'answer/empty'] as const),
    ...(['answer/not-json', 'answer/wrong-shape', 'answer/swap', 'answer/code'] as const),
  ]);
  const path = random.next() < 0.5 ? { path: random.pick(ANY) } : {};
  return { fault, ...path, count: random.between(1, 4) };
}
