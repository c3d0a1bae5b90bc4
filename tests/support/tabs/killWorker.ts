import type { Browser } from 'puppeteer-core';

/** Ends a shared worker as the browser's task manager would; `name` is what its tab called it. */
export async function killWorker(browser: Browser, name: 'quotes' | 'gateway'): Promise<void> {
  const session = await browser.target().createCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const workers = targetInfos.filter(({ type, title }) => type === 'shared_worker' && title === name);
  if (workers.length !== 1) throw new Error(`There are ${workers.length} workers called ${name}, not one.`);
  for (const { targetId } of workers) await session.send('Target.closeTarget', { targetId });
  await session.detach();
}

/** Keeps a shared worker busy for ever: it lives, holds its lock, and answers no tab. */
export async function hangWorker(browser: Browser, name: 'quotes' | 'gateway'): Promise<void> {
  const target = await browser.waitForTarget(
    (each) => each.type() === 'shared_worker' && each.url().includes(name),
  );
  const session = await target.createCDPSession();
  void session.send('Runtime.evaluate', { expression: 'for (;;);' }).catch(() => undefined);
}

/** How many shared workers of a name are alive. */
export async function countWorkers(browser: Browser, name: 'quotes' | 'gateway'): Promise<number> {
  const session = await browser.target().createCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  await session.detach();
  return targetInfos.filter(({ type, title }) => type === 'shared_worker' && title === name).length;
}
