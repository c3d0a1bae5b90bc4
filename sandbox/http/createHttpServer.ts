import Fastify, { type FastifyInstance, type FastifyPluginCallback } from 'fastify';
import { compressReplies } from '#sandbox/http/compressReplies.ts';
import { addControlRoutes, type SandboxControls } from '#sandbox/http/controlRoutes.ts';
import { type AppConfigValues, createSecurityHeaders } from '#sandbox/http/securityHeaders.ts';
import { serveWebRoot } from '#sandbox/http/serveWebRoot.ts';

export interface HttpServerParts {
  readonly webRoot: string;
  readonly appConfig: AppConfigValues;
  readonly controls: SandboxControls;
}

/** Creates the HTTP side of the sandbox: the app, static files, the control routes. */
export function createHttpServer({ webRoot, appConfig, controls }: HttpServerParts): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const securityHeadersOf = createSecurityHeaders(appConfig);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeadersOf(request.url));
  });
  compressReplies(app);
  serveWebRoot(app, webRoot, appConfig);
  app.register(addMissingApi);
  app.register((scope, _options, done) => {
    addControlRoutes(scope, controls);
    done();
  });
  return app;
}

/**
 * The exchange's HTTP calls are not here yet: whatever they are, and whatever they send, the answer is the
 * same.
 */
const addMissingApi: FastifyPluginCallback = (scope, _options, registered) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null, undefined);
  });
  scope.all('/x-api/*', (_request, reply) =>
    reply.code(404).send({ ret_code: 404, ret_msg: 'Not part of this sandbox yet', result: null }),
  );
  registered();
};
