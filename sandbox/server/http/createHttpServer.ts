import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { API_BASE, type ApiParts, addApiRoutes, answerFailure } from '../api/addApiRoutes.ts';
import { serveLogin } from '../login/serveLogin.ts';
import { serveElsewhere } from '../pages/serveElsewhere.ts';
import { compressReplies } from './compressReplies.ts';
import { addControlRoutes, type SandboxControls } from './controlRoutes.ts';
import { readPageSettings } from './findFirstWords.ts';
import type { AppConfigValues } from './headers/contentPolicies.ts';
import { createHeaders } from './headers/createHeaders.ts';
import { CACHING } from './headers/pathKinds.ts';
import { serveWebRoot } from './serveWebRoot.ts';

export interface HttpServerParts {
  readonly webRoot: string;
  /** The settings of the pages. */
  readonly pageConfig: AppConfigValues;
  readonly api: ApiParts;
  readonly controls: SandboxControls;
  readonly areas: AreaRoutes;
  /** A request that has not arrived whole by then is answered 408, and its connection closed. */
  readonly requestTimeoutMs: number;
}

/** What areas of the exchange serve besides calls. */
export interface AreaRoutes {
  readonly add: readonly ((app: FastifyInstance) => void)[];
  /** Resolves when the state of the exchange can be asked. */
  readonly ready: () => Promise<void>;
}

/** Creates the HTTP side of the sandbox: the app, static files, the exchange's calls, the control routes. */
export function createHttpServer({
  webRoot,
  pageConfig,
  api,
  controls,
  areas,
  requestTimeoutMs,
}: HttpServerParts): FastifyInstance {
  const headersOf = createHeaders(pageConfig);

  /** An address that cannot be read is refused before a route is looked for, and before any hook runs. */
  function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ ...headersOf(request.url), 'cache-control': CACHING.never });
    return request.url.startsWith(`${API_BASE}/`)
      ? answerFailure(error, request, reply, api.clock)
      : reply
          .code(error.statusCode ?? 400)
          .type('text/plain; charset=utf-8')
          .send('Bad request.\n');
  }

  const app = Fastify({
    forceCloseConnections: true,
    frameworkErrors: refuseAddress,
    requestTimeout: requestTimeoutMs,
    // Node takes the longer of the two for bodies.
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 1_000),
      // A client that would also like HTTP/2 is answered as it asked; Node before 22.21 and 24.9 does not ask here.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request.url));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) reply.header('cache-control', CACHING.never);
  });
  compressReplies(app);
  const settings = readPageSettings(pageConfig);
  serveWebRoot(app, webRoot, pageConfig);
  serveLogin(app, settings);
  serveElsewhere(app, settings);
  addApiRoutes(app, api);
  app.register((scope, _options, done) => {
    scope.addHook('onRequest', areas.ready);
    for (const addRoutes of areas.add) {
      addRoutes(scope);
    }
    done();
  });
  app.register((scope, _options, done) => {
    addControlRoutes(scope, controls);
    done();
  });
  return app;
}
