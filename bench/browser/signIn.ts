import type { Page } from 'puppeteer-core';
import { DEMO_PASSWORD } from '../../sandbox/seed/reference/demoUsers.ts';

/** The account with a history in everything. */
export const DEMO_ACCOUNT = 'demo@sluice.example';

/** Signs a demo account in for all tabs of the browser. The app is not loaded by it, and has kept nothing. */
export async function signIn(tab: Page, origin: string, account: string): Promise<void> {
  await tab.goto(`${origin}/login`, { waitUntil: 'load' });
  const status = await tab.evaluate(postLogin, account, DEMO_PASSWORD);
  if (status !== 200) throw new Error(`The login of ${account} was answered with ${status}.`);
  await tab.goto('about:blank');
}

/** Runs inside the page. */
async function postLogin(account: string, password: string): Promise<number> {
  const { status } = await fetch('/x-api/user/public/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  });
  return status;
}
