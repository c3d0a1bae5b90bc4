import { DEMO_USERS, type DemoUser } from '#sandbox/seed/reference/demoUsers.ts';

/** Those whose records a user sees: a main account its own and its sub-accounts', all others their own (screens.md 1.14). */
export function listVisible(user: DemoUser): readonly DemoUser[] {
  return [user, ...DEMO_USERS.filter(({ parentId }) => parentId === user.id)];
}

/** Everybody that coins can be moved between without leaving the family, the main account first. */
export function listFamily(user: DemoUser): readonly DemoUser[] {
  const main = DEMO_USERS.find(({ id }) => id === user.parentId) ?? user;
  return listVisible(main);
}
