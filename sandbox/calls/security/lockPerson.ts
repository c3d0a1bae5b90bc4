import { eq } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { people } from '#sandbox/books/state/schema/people.ts';

export type Person = typeof people.$inferSelect;

/** What is kept of a person. */
export async function readPerson(sql: Sql, uid: number): Promise<Person> {
  const [person] = await sql.select().from(people).where(eq(people.uid, uid));
  return known(person, uid);
}

/** The same, and until the end of the transaction nobody else who locks this person goes on: limits are kept by that. */
export async function lockPerson(sql: Sql, uid: number): Promise<Person> {
  const [person] = await sql.select().from(people).where(eq(people.uid, uid)).for('update');
  return known(person, uid);
}

function known(person: Person | undefined, uid: number): Person {
  if (person === undefined) {
    throw new Error(`${uid} is nobody of this exchange.`);
  }
  return person;
}
