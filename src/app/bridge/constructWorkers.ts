import type { Remote } from 'comlink';
import type { FilesApi } from '#shared/contract/filesApi.ts';
import type { GatewayApi } from '#shared/contract/gatewayApi.ts';
import type { QuotesApi } from '#shared/contract/quotesApi.ts';

// vite-plugin-comlink finds these five by their text: address and options stand literally in the call, with `type` and
// without parentheses among the options, all in one file. The module of a worker that is shared serves both kinds.

export const constructSharedQuotes = (): Remote<QuotesApi> => {
  const remote = new ComlinkSharedWorker<QuotesApi>(
    new URL('../../workers/quotes/index.ts', import.meta.url),
    {
      type: 'module',
      name: 'quotes',
    },
  );
  return remote;
};

export const constructSharedGateway = (): Remote<GatewayApi> => {
  const remote = new ComlinkSharedWorker<GatewayApi>(
    new URL('../../workers/gateway/index.ts', import.meta.url),
    {
      type: 'module',
      name: 'gateway',
    },
  );
  return remote;
};

export const constructDedicatedQuotes = (): Remote<QuotesApi> => {
  const remote = new ComlinkWorker<QuotesApi>(new URL('../../workers/quotes/index.ts', import.meta.url), {
    type: 'module',
    name: 'quotes',
  });
  return remote;
};

export const constructDedicatedGateway = (): Remote<GatewayApi> => {
  const remote = new ComlinkWorker<GatewayApi>(new URL('../../workers/gateway/index.ts', import.meta.url), {
    type: 'module',
    name: 'gateway',
  });
  return remote;
};

export const constructDedicatedFiles = (): Remote<FilesApi> => {
  const remote = new ComlinkWorker<FilesApi>(new URL('../../workers/files/index.ts', import.meta.url), {
    type: 'module',
    name: 'files',
  });
  return remote;
};
