/** A browser that is driven by WebDriver's calls over HTTP (W3C WebDriver, level 2), of which the tests need a handful. */
export interface Session {
  /** One call of this session; rejects with what the driver says. */
  readonly call: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  /** Runs calls with the driver's attention on a window; one window has it at a time. */
  readonly inWindow: <Result>(handle: string, run: () => Promise<Result>) => Promise<Result>;
  readonly end: () => Promise<void>;
}

/** Asks until the driver listens, at most so many ms. */
export async function createSession(driver: string, withinMs: number): Promise<Session> {
  const { sessionId } = (await whenListening(
    () => send(`${driver}/session`, 'POST', { capabilities: {} }),
    Date.now() + withinMs,
  )) as { readonly sessionId: string };
  const session = `${driver}/session/${sessionId}`;
  const call: Session['call'] = (method, path, body) => send(`${session}/${path}`, method, body);
  let last: Promise<unknown> = Promise.resolve();
  return {
    call,
    inWindow: (handle, run) => {
      const next = last.then(async () => {
        await call('POST', 'window', { handle });
        return run();
      });
      last = next.catch(() => undefined);
      return next;
    },
    end: async () => void (await send(session, 'DELETE')),
  };
}

async function whenListening<Result>(ask: () => Promise<Result>, untilMs: number): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    // fetch throws nothing else where no server listens.
    if (!(error instanceof TypeError) || Date.now() > untilMs) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return whenListening(ask, untilMs);
  }
}

async function send(url: string, method: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
