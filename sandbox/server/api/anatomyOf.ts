import type { GenericSchema } from 'valibot';

/** What valibot's schemas hold, as far as a walk through them needs it. */
export interface Anatomy {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** Looks into a schema. Its general type says nothing of its parts, which are there all the same. */
export function anatomyOf(schema: GenericSchema): Anatomy {
  return schema as unknown as Anatomy;
}
