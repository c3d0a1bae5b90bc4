import type { Request } from '#app/bridge/request.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { ok, type Result } from '#shared/result/result.ts';

/** Every call that orders a file; all of them answer alike (screens.md 2.7). */
export type OrderCall = 'exportCreate' | 'exportAccountStatement' | 'indiaTaxStatement' | 'taxReport';

export interface OrderedFile {
  readonly id: string;
  /** The same file was being made already: this is that one (screens.md 1.21, "duplicate"). */
  readonly isRunning: boolean;
}

/** The same export is running; `ext_info` names it (screens.md 0.2). */
const RUNNING = '134004';

/** Orders a file, and gives the id of its job. */
export async function orderFile<Name extends OrderCall>(
  request: Request,
  name: Name,
  input: InputOf<Name>,
): Promise<Result<OrderedFile>> {
  const answered = requireResult(await request(name, input));
  if (answered.ok) return ok({ id: answered.value.value.id, isRunning: false });
  const running = idOf(answered.error.extInfo);
  return answered.error.code === RUNNING && running !== null
    ? ok({ id: running, isRunning: true })
    : answered;
}

function idOf(info: unknown): string | null {
  if (typeof info !== 'object' || info === null) return null;
  const id: unknown = Reflect.get(info, 'id');
  return typeof id === 'string' ? id : null;
}
