import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { findDownload } from './downloads.ts';
import { FILES_PATH } from './filesPath.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv; charset=utf-8'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['pdf', 'application/pdf'],
]);

const TEXT = 'text/plain; charset=utf-8';

/**
 * Serves exported files to every client that has a link. They are downloads, whatever is in them: never shown, never guessed at
 * (nosniff) and never kept by a cache, which the headers of their kind say (pathKinds.ts).
 */
export function addFileRoutes(app: FastifyInstance, { database, clock }: Exchange): void {
  app.get<{ Params: { token: string } }>(`${FILES_PATH}/:token`, async ({ params }, reply) => {
    const download = await findDownload(database.sql, params.token, clock.now());
    if (download.status === 'unknown') {
      return reply.code(404).type(TEXT).send('There is no such file.\n');
    }
    if (download.status === 'expired') {
      return reply
        .code(410)
        .type(TEXT)
        .send('This link is over. Ask for a new one where the file is listed.\n');
    }
    const { name, sizeBytes, content } = download;
    const ending = name.slice(name.lastIndexOf('.') + 1);
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type(TYPES.get(ending) ?? 'application/octet-stream')
      .header('content-length', sizeBytes)
      .send(Readable.from(content));
  });
}
