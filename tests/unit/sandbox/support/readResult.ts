import type { Visitor } from './openVisitor.ts';

export type Row = Readonly<Record<string, unknown>>;

export async function readResult(visitor: Visitor, path: string): Promise<Row> {
  const { body } = await visitor.get(path);
  return body.result as Row;
}
