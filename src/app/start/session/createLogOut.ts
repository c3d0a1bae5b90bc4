import type { Request } from '#app/bridge/request.ts';
import type { AppError } from '#shared/result/appError.ts';
import { LOGIN_PAGE } from '#shared/site/login.ts';

export interface LogOutOptions {
  readonly request: Request;
  /** Shows an error to the user. */
  readonly present: (error: AppError) => void;
  /** Leaves the page for another address. */
  readonly goTo: (url: string) => void;
}

/**
 * Logs out and leaves for /login (product.md section 1). Where the call fails the session may live on: the page stays
 * and shows the error. Two calls at once are one. Never rejects.
 */
export function createLogOut({ request, present, goTo }: LogOutOptions): () => Promise<void> {
  let running: Promise<void> | undefined;
  const logOut = async (): Promise<void> => {
    const answered = await request('logout', {});
    running = undefined;
    // Refused for lack of a login: it is done already.
    if (answered.ok || answered.error.kind === 'login') goTo(LOGIN_PAGE);
    else present(answered.error);
  };
  return () => {
    running ??= logOut();
    return running;
  };
}
