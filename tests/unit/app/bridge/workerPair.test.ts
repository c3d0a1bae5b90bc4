import type { Remote } from 'comlink';
import { describe, expect, test } from 'vitest';
import { createWorkerPair } from '#app/bridge/createWorkerPair.ts';
import type { Transport } from '#app/stores/connectionStore.ts';
import type { GatewayApi } from '#shared/contract/gatewayApi.ts';
import type { Epoch, LinkId, TabId } from '#shared/contract/ids.ts';
import type { QuotesApi } from '#shared/contract/quotesApi.ts';
import type { LinkState, Welcome, WorkerApi } from '#shared/contract/workerApi.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

const mute = (): Promise<Result<Welcome>> => new Promise(() => undefined);
const welcome = (epoch: string) => async (): Promise<Result<Welcome>> =>
  ok({ epoch: epoch as Epoch, lockName: null });
const refuse = async (): Promise<Result<Welcome>> => err(appError('app/update-needed', 'Reload.'));

interface Setting {
  /** How a worker of a kind answers the hello. */
  readonly greet: Readonly<Record<Transport, () => Promise<Result<Welcome>>>>;
  readonly isOutdated?: boolean;
}

/** A remote worker as far as a pair needs it: it is joined to the other one, and hears byes. */
function buildRemote(epoch: string, peerEpoch: string, byes: string[]): Remote<WorkerApi> {
  const state: LinkState = {
    epoch: epoch as Epoch,
    link: { id: 'link' as LinkId, peerEpoch: peerEpoch as Epoch },
  };
  const api: Pick<WorkerApi, 'link' | 'bye'> = {
    link: async () => ok(state),
    bye: async () => {
      byes.push(epoch);
      return ok();
    },
  };
  return api as Remote<WorkerApi>;
}

function startPair({ greet, isOutdated = false }: Setting) {
  const clock = createFakeClock();
  const built: string[] = [];
  const linkStates: string[] = [];
  const byes: string[] = [];
  let ready = 0;
  let gatewayCame = 0;
  let outdated = 0;
  let transportNow: Transport = 'shared';
  const construct = (name: 'quotes' | 'gateway', transport: Transport) => () => {
    built.push(`${transport} ${name}`);
    transportNow = transport;
    return buildRemote(name, name === 'quotes' ? 'gateway' : 'quotes', byes);
  };
  const pair = createWorkerPair({
    tabId: 'tab' as TabId,
    clock,
    random: () => 1,
    locks: null,
    joinLockName: 'join',
    transport: 'shared',
    quotes: {
      construct: {
        shared: construct('quotes', 'shared') as () => Remote<QuotesApi>,
        dedicated: construct('quotes', 'dedicated') as () => Remote<QuotesApi>,
      },
      greet: () => greet[transportNow](),
    },
    gateway: {
      construct: {
        shared: construct('gateway', 'shared') as () => Remote<GatewayApi>,
        dedicated: construct('gateway', 'dedicated') as () => Remote<GatewayApi>,
      },
      greet: async () =>
        transportNow === 'shared' && greet.shared === refuse ? refuse() : welcome('gateway')(),
    },
    isOutdated: async () => isOutdated,
    onLinkState: (linkState, transport) => linkStates.push(`${linkState} ${transport}`),
    onOutdated: () => {
      outdated += 1;
    },
    onGateway: () => {
      gatewayCame += 1;
    },
    onReady: () => {
      ready += 1;
    },
  });
  pair.ensure();
  /** Lets time pass in small steps, with promises running on between them. */
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 50) {
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
      clock.advance(Math.min(50, left));
    }
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return {
    pair,
    built,
    linkStates,
    byes,
    pass,
    ready: () => ready,
    gatewayCame: () => gatewayCame,
    outdated: () => outdated,
  };
}

const starts = (built: readonly string[], kind: string) => built.filter((name) => name === kind).length;

describe('a pair', () => {
  test('whose quotes worker stays mute says that the gateway is there all the same: calls need no feed', async () => {
    const { gatewayCame, ready, pair, pass } = startPair({ greet: { shared: mute, dedicated: mute } });
    await pass(100);
    expect([gatewayCame(), ready()]).toEqual([1, 0]);
    expect(await pair.callGateway(async () => ok())).toEqual(ok());
  });

  test('that starts is attached once, and asked for what the page needs then', async () => {
    const { linkStates, ready, pass, built } = startPair({
      greet: { shared: welcome('quotes'), dedicated: mute },
    });
    await pass(100);
    expect([linkStates, ready()]).toEqual([['attached shared'], 1]);
    expect(built).toEqual(['shared quotes', 'shared gateway']);
  });

  test('whose shared worker stays mute is tried twice, ten seconds each, and then built for this tab alone', async () => {
    const { linkStates, built, pass } = startPair({ greet: { shared: mute, dedicated: welcome('quotes') } });
    await pass(20_000);
    expect(starts(built, 'shared quotes')).toBe(2);
    expect(linkStates).toEqual([]);
    await pass(2_000);
    expect(linkStates).toEqual(['attached dedicated']);
  });

  test('says goodbye to the shared worker that did start, and to the one that may start late', async () => {
    const { byes, pass } = startPair({ greet: { shared: mute, dedicated: welcome('quotes') } });
    await pass(22_000);
    expect(byes).toEqual(['quotes', 'quotes', 'gateway']);
  });

  test('that can’t be had in either kind says so, and goes on trying', async () => {
    const { linkStates, built, pass } = startPair({ greet: { shared: mute, dedicated: mute } });
    await pass(60_000);
    expect(new Set(linkStates)).toEqual(new Set(['failed dedicated']));
    const tried = starts(built, 'dedicated quotes');
    await pass(60_000);
    expect(starts(built, 'dedicated quotes')).toBeGreaterThan(tried);
  });

  test('of another build than the workers gets the request to reload, without a second try', async () => {
    const { outdated, built, linkStates, pass } = startPair({ greet: { shared: refuse, dedicated: mute } });
    await pass(60_000);
    expect([outdated(), linkStates]).toEqual([1, []]);
    expect(starts(built, 'shared quotes')).toBe(1);
  });

  test('whose worker files are gone after a deploy gets the request to reload', async () => {
    const { outdated, built, pass } = startPair({
      greet: { shared: mute, dedicated: mute },
      isOutdated: true,
    });
    await pass(60_000);
    expect(outdated()).toBe(1);
    expect(built.filter((name) => name.startsWith('dedicated'))).toEqual([]);
  });

  test('answers calls with an error while it is not there, rather than keep them waiting', async () => {
    const { pair } = startPair({ greet: { shared: mute, dedicated: mute } });
    const refused = { ok: false, error: { code: 'worker/not-ready', retryable: true } };
    expect(await pair.callQuotes(async () => ok())).toMatchObject(refused);
    expect(await pair.callGateway(async () => ok())).toMatchObject(refused);
  });

  test('is not started twice by being asked for twice', async () => {
    const { pair, built, pass } = startPair({ greet: { shared: welcome('quotes'), dedicated: mute } });
    pair.ensure();
    pair.ensure();
    await pass(100);
    expect(built).toHaveLength(2);
  });
});
