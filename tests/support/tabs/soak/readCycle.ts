import type { CDPSession, Page, Target } from 'puppeteer-core';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { readObjectBytes } from './readObjectBytes.ts';

/** What is left when the tabs of a cycle are closed, garbage collected. */
export interface CycleReading {
  /** Bytes of what scripts have made in the tab that stays (see `readObjectBytes`). */
  readonly 'objects of the tab': number;
  readonly 'nodes of the tab': number;
  readonly 'listeners of the tab': number;
  readonly 'objects of gateway': number;
  readonly 'objects of quotes': number;
  readonly 'ports of gateway': number;
  readonly 'ports of quotes': number;
  /** Held and asked for, of the whole site. */
  readonly locks: number;
  /** At the exchange. */
  readonly sockets: number;
}

/** Reads what a cycle has left, from a tab that stays open over all of them. */
export async function readCycle(page: Page, exchange: Sandbox): Promise<CycleReading> {
  const tab = await page.createCDPSession();
  await collectGarbage(tab);
  const { Nodes = 0, JSEventListeners = 0 } = await page.metrics();
  const objects = await readObjectBytes(tab);
  await tab.detach();
  const gateway = await readWorker(workerOf(page, 'gateway'));
  const quotes = await readWorker(workerOf(page, 'quotes'));
  return {
    'objects of the tab': objects,
    'nodes of the tab': Nodes,
    'listeners of the tab': JSEventListeners,
    'objects of gateway': gateway.objects,
    'objects of quotes': quotes.objects,
    'ports of gateway': gateway.ports,
    'ports of quotes': quotes.ports,
    locks: await page.evaluate(countLocks),
    sockets: exchange.state().sockets,
  };
}

/** Twice: what the first one finalises is only free after the second. */
async function collectGarbage(session: CDPSession): Promise<void> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
}

function workerOf(page: Page, name: 'gateway' | 'quotes'): Target {
  const targets = page.browserContext().targets();
  const worker = targets.find(
    (target) => target.type() === 'shared_worker' && target.url().includes(`/${name}-`),
  );
  if (worker === undefined) throw new Error(`There is no worker called ${name}.`);
  return worker;
}

async function readWorker(worker: Target): Promise<{ readonly objects: number; readonly ports: number }> {
  const session = await worker.createCDPSession();
  await collectGarbage(session);
  const objects = await readObjectBytes(session);
  const ports = await countPorts(session);
  await session.detach();
  return { objects, ports };
}

/** How many message ports a worker has that are in use: asked of its heap. */
async function countPorts(session: CDPSession): Promise<number> {
  const objectGroup = 'ports';
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'MessagePort.prototype',
    objectGroup,
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup,
  });
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(counted.result.value);
}

/** In the page. */
async function countLocks(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return held.length + pending.length;
}
