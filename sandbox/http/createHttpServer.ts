import Fastify, { type FastifyInstance } from 'fastify';
import { type ApiParts, addApiRoutes } from '#sandbox/api/addApiRoutes.ts';
import { compressReplies } from '#sandbox/http/compressReplies.ts';
import { addControlRoutes, type SandboxControls } from '#sandbox/http/controlRoutes.ts';
import { type AppConfigValues, createSecurityHeaders } from '#sandbox/http/securityHeaders.ts';
import { serveWebRoot } from '#sandbox/http/serveWebRoot.ts';

export interface HttpServerParts {
  readonly webRoot: string;
  /** What pages are told. */
  readonly pageConfig: AppConfigValues;
  readonly api: ApiParts;
  readonly controls: SandboxControls;
}

/** Creates the HTTP side of the sandbox: the app, static files, the exchange's calls, the control routes. */
export function createHttpServer({ webRoot, pageConfig, api, controls }: HttpServerParts): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const securityHeadersOf = createSecurityHeaders(pageConfig);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeadersOf(request.url));
  });
  compressReplies(app);
  serveWebRoot(app, webRoot, pageConfig);
  addApiRoutes(app, api);
  app.register((scope, _options, done) => {
    addControlRoutes(scope, controls);
    done();
  });
  return app;
}
