import { request } from 'node:http';
import type { Plugin } from 'vite';

/** Where the test pages' calls go; the sandbox that is started for them says it. */
export const CALLS_TO = 'SLUICE_TEST_CALLS_TO';

/**
 * Puts the sandbox's calls on the test pages' own origin, as a deployment does: cookies and workers' requests are those
 * of a real page then.
 */
export function forwardCalls(): Plugin {
  return {
    name: 'forward-calls',
    configureServer: ({ middlewares }) => {
      middlewares.use((incoming, outgoing, next) => {
        const sandbox = process.env[CALLS_TO];
        if (sandbox === undefined || !incoming.url?.startsWith('/x-api/')) {
          next();
          return;
        }
        const { method, headers } = incoming;
        const forwarded = request(new URL(incoming.url, sandbox), { method, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          answer.on('error', () => outgoing.destroy());
        });
        forwarded.on('error', () => outgoing.destroy());
        outgoing.on('close', () => forwarded.destroy());
        incoming.pipe(forwarded);
      });
    },
  };
}
