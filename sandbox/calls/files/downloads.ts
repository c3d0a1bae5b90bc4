import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { downloadLinks, exportChunks, exportFiles, exportJobs } from '#sandbox/books/state/schema/records.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Asked, Asker, ResultOf } from '#sandbox/server/api/implement.ts';
import { FILES_PATH } from './filesPath.ts';
import { statusAt } from './listExports.ts';

/** Ten minutes by the clock (screens.md 2.7). */
const LINK_MS = 10 * 60_000;
/** So long it is still known that there was a link. */
const REMEMBERED_MS = 86_400_000;
const TOKEN_BYTES = 32;

/** Gives links to the files of an export, each a secret of its own. Throws 134005 for files that are gone. */
export async function issueLinks(
  sql: Sql,
  { id, part }: Asked<'exportUrl'>,
  { uid, nowMs }: Pick<Asker, 'uid' | 'nowMs'>,
): Promise<ResultOf<'exportUrl'>> {
  const [job] = await sql
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.id, id), eq(exportJobs.uid, uid), isNull(exportJobs.deletedAt)));
  const status = job === undefined ? undefined : statusAt(job, nowMs);
  if (status === 3) {
    throw new Refusal(refuse(134005, 'the file is expired'));
  }
  if (status !== 2) {
    throw new Refusal(REFUSALS.badParameter('id'));
  }
  const all = await sql
    .select({ id: exportFiles.id, part: exportFiles.part })
    .from(exportFiles)
    .where(eq(exportFiles.jobId, id))
    .orderBy(asc(exportFiles.part));
  const files = all.filter((file) => part === undefined || file.part === part);
  if (files.length === 0) {
    throw new Refusal(REFUSALS.badParameter('part'));
  }
  await sql.delete(downloadLinks).where(lt(downloadLinks.expiresAt, nowMs - REMEMBERED_MS));
  const expiresAt = nowMs + LINK_MS;
  const links = files.map((file) => ({ file, token: randomBytes(TOKEN_BYTES).toString('base64url') }));
  await sql
    .insert(downloadLinks)
    .values(links.map(({ file, token }) => ({ token: hash(token), fileId: file.id, uid, expiresAt })));
  return {
    urls: links.map(({ file, token }) => ({
      part: file.part,
      url: `${FILES_PATH}/${token}`,
      expireAt: String(expiresAt),
    })),
  };
}

/** What a link leads to. */
export type Download =
  | {
      readonly status: 'found';
      readonly name: string;
      readonly sizeBytes: number;
      readonly content: AsyncIterable<Uint8Array>;
    }
  | { readonly status: 'expired' }
  | { readonly status: 'unknown' };

export async function findDownload(sql: Sql, token: string, nowMs: number): Promise<Download> {
  const [row] = await sql
    .select({
      expiresAt: downloadLinks.expiresAt,
      name: exportFiles.name,
      fileId: exportFiles.id,
      sizeBytes: exportFiles.sizeBytes,
      job: exportJobs,
    })
    .from(downloadLinks)
    .innerJoin(exportFiles, eq(exportFiles.id, downloadLinks.fileId))
    .innerJoin(exportJobs, eq(exportJobs.id, exportFiles.jobId))
    .where(eq(downloadLinks.token, hash(token)));
  if (row === undefined) {
    return { status: 'unknown' };
  }
  const isOver = row.expiresAt <= nowMs || statusAt(row.job, nowMs) !== 2;
  if (isOver) return { status: 'expired' };
  const { name, fileId, sizeBytes } = row;
  return { status: 'found', name, sizeBytes, content: readChunks(sql, fileId) };
}

/** What is in a file, a piece at a time. */
async function* readChunks(sql: Sql, fileId: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; at += 1) {
    const [chunk] = await sql
      .select({ content: exportChunks.content })
      .from(exportChunks)
      .where(and(eq(exportChunks.fileId, fileId), eq(exportChunks.at, at)));
    if (chunk === undefined) return;
    yield chunk.content;
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
