import { DEMO_USERS, type DemoUser } from '#sandbox/seed/reference/demoUsers.ts';

/** The users whose records a user sees: oneself, and for a main account its sub-accounts (screens.md 1.14). */
export function listVisible(user: DemoUser): readonly DemoUser[] {
  return [user, ...DEMO_USERS.filter(({ parentId }) => parentId === user.id)];
}

/** The accounts of a family, between which coins can be moved, the main account first. */
export function listFamily(user: DemoUser): readonly DemoUser[] {
  const main = DEMO_USERS.find(({ id }) => id === user.parentId) ?? user;
  return listVisible(main);
}
