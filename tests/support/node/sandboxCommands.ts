import type { BrowserCommand } from 'vitest/node';

// Other origins may not steer the sandbox, a test page among them; Vitest's own process may.

/** Reads what a sandbox has seen and done. */
export const readSandbox: BrowserCommand<[url: string]> = async (_context, url) => {
  const response = await fetch(`${url}/sandbox/state`);
  return response.json();
};

/** Switches a fault on; `{fault: 'reset'}` switches all off. */
export const orderFault: BrowserCommand<[url: string, fault: object]> = async (_context, url, fault) => {
  const response = await fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The sandbox refused ${JSON.stringify(fault)}: ${await response.text()}`);
};
