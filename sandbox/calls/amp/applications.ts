import { and, desc, eq } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { ampApplications } from '#sandbox/books/state/schema/records.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';

/** The one product that asks for an application. */
export const OPTIONS = { productId: 'options', name: 'Options trading' } as const;

export type Application = typeof ampApplications.$inferSelect;

export type Signature = NonNullable<ResultOf<'ampAgreementQuery'>['products'][number]['signed']>[number];
type StoredAnswer = string | number | boolean | string[];

/** Everything that a user applied for, the newest first. */
export function readApplications(sql: Sql, uid: number, productId: string): Promise<Application[]> {
  return sql
    .select()
    .from(ampApplications)
    .where(and(eq(ampApplications.uid, uid), eq(ampApplications.productId, productId)))
    .orderBy(desc(ampApplications.updatedAt), desc(ampApplications.id));
}

/** What was answered, as the column keeps it. */
export function answersOf({ answers }: Pick<Application, 'answers'>): Record<string, StoredAnswer> {
  return answers as Record<string, StoredAnswer>;
}

export function topicsOf({ failedTopics }: Pick<Application, 'failedTopics'>): string[] {
  return failedTopics as string[];
}

/** What was signed with which application, and with which name, for a copy of it. */
export function signaturesOf({ id, signed, fullName }: Pick<Application, 'id' | 'signed' | 'fullName'>) {
  return { applyId: id, signed: signed as Signature[], fullName };
}
