import { Agent, request as openRequest } from 'node:http';
import { DEMO_PASSWORD } from '../../sandbox/seed/reference/demoUsers.ts';
import { signInput } from './signInput.ts';

/** The reply to a call. Status 0: the connection broke before there was an answer. */
export interface Reply {
  readonly status: number;
  /** The envelope's code; null where there is no envelope. */
  readonly code: number | null;
  readonly result: Readonly<Record<string, unknown>>;
}

/** A user who is logged in, with a connection of their own. */
export interface Client {
  readonly post: (path: string, body: object) => Promise<Reply>;
  /** The risk step's call is form encoded (screens.md 2.5). */
  readonly postForm: (path: string, fields: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly get: (path: string) => Promise<Reply>;
  readonly close: () => void;
}

interface PageConfig {
  readonly signature: { readonly v1: { readonly mask: string } };
}

let clientNumber = 0;

const NO_ANSWER: Reply = { status: 0, code: null, result: {} };

/** Logs in, keeps the two cookies, and signs what is sent as pages do. */
export async function createClient(url: string, account: string): Promise<Client> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const mask = await readMask(url);
  let session: Record<string, string> = {};
  clientNumber += 1;
  // Each client has its own address, for a sandbox that trusts the header which names it.
  const address = `198.18.${(clientNumber >> 8) & 0xff}.${clientNumber & 0xff}`;

  const send = (
    method: string,
    path: string,
    type: string | null,
    body: string,
    input: unknown,
  ): Promise<Reply> =>
    new Promise((resolve) => {
      const sent = openRequest(`${url}/x-api${path}`, {
        method,
        agent,
        headers: {
          ...session,
          'x-forwarded-for': address,
          ...(type !== null && { 'content-type': type }),
          'x-signature': signInput(input, mask, Date.now()),
        },
      });
      sent.once('error', () => resolve(NO_ANSWER));
      sent.once('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => {
          text += piece;
        });
        answer.once('error', () => resolve(NO_ANSWER));
        answer.once('end', () => {
          session = readCookies(answer.headers['set-cookie']) ?? session;
          resolve(readReply(answer.statusCode ?? 0, text));
        });
      });
      sent.end(body);
    });

  const client: Client = {
    post: (path, body) => {
      return send('POST', path, 'application/json', JSON.stringify(body), body);
    },
    postForm: (path, fields) =>
      send('POST', path, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), fields),
    get: (path) => send('GET', path, null, '', Object.fromEntries(new URLSearchParams(path.split('?')[1]))),
    close: () => agent.destroy(),
  };
  const { code } = await client.post('/user/public/login', { account, password: DEMO_PASSWORD });
  if (code !== 0) throw new Error(`${account} could not log in: ${code}.`);
  return client;
}

async function readMask(url: string): Promise<string> {
  const config = (await (await fetch(`${url}/sandbox/config`)).json()) as PageConfig;
  return config.signature.v1.mask;
}

function readCookies(lines: readonly string[] | undefined): Record<string, string> | undefined {
  if (lines === undefined) return undefined;
  const pairs = lines.map((line) => line.split(';', 1)[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('UserToken='))?.slice('UserToken='.length) ?? '';
  return { cookie: pairs.join('; '), usertoken: token };
}

function readReply(status: number, text: string): Reply {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    const code = body.ret_code ?? body.retCode;
    const result = (body.result ?? {}) as Record<string, unknown>;
    return { status, code: typeof code === 'number' ? code : null, result };
  } catch {
    return { status, code: null, result: {} };
  }
}
