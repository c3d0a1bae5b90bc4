import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;
const LEAST_BYTES = 1024;
/** A build has far fewer text files. */
const KEPT_BODIES = 300;

const COMPRESSORS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};

/** Compresses text answers that have an ETag, once for each version of a file. */
export function compressReplies(app: FastifyInstance): void {
  const bodyByKey = new Map<string, Buffer>();

  async function compress(key: string, encoding: Encoding, payload: unknown): Promise<Buffer> {
    const known = bodyByKey.get(key);
    if (known !== undefined) {
      if (payload instanceof Readable) {
        payload.destroy();
      }
      return known;
    }
    const body = payload instanceof Readable ? await buffer(payload) : Buffer.from(String(payload));
    const compressed = await COMPRESSORS[encoding](body);
    if (bodyByKey.size >= KEPT_BODIES) {
      bodyByKey.clear();
    }
    bodyByKey.set(key, compressed);
    return compressed;
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressible(request, reply)) {
      return payload;
    }
    const others = reply.getHeader('vary');
    reply.header('vary', others === undefined ? 'Accept-Encoding' : `${others}, Accept-Encoding`);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) {
      return payload;
    }
    const key = `${encoding} ${request.url} ${reply.getHeader('etag')}`;
    const compressed = await compress(key, encoding, payload);
    reply.removeHeader('content-length').removeHeader('accept-ranges').header('content-encoding', encoding);
    return compressed;
  });
}

function isCompressible(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    reply.hasHeader('etag') &&
    COMPRESSIBLE.test(String(reply.getHeader('content-type'))) &&
    Number(reply.getHeader('content-length') ?? LEAST_BYTES) >= LEAST_BYTES
  );
}

function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const codings = String(accepted ?? '')
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => codings.includes(encoding));
}
