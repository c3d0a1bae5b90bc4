import { cdp } from 'vitest/browser';

interface Targets {
  readonly targetInfos: readonly {
    readonly targetId: string;
    readonly type: string;
    readonly title: string;
    readonly url: string;
  }[];
}

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Target.getTargets'): Promise<Targets>;
    send(method: 'Target.closeTarget', parameters: { readonly targetId: string }): Promise<void>;
  }
}

/** Ends a shared worker from outside, as the browser does when it runs out of memory. */
export async function killSharedWorker(name: 'quotes' | 'gateway'): Promise<void> {
  const { targetInfos } = await cdp().send('Target.getTargets');
  const target = targetInfos.find(({ type, title }) => type === 'shared_worker' && title === name);
  if (target === undefined) throw new Error(`No shared worker runs under the name ${name}.`);
  await cdp().send('Target.closeTarget', { targetId: target.targetId });
}
